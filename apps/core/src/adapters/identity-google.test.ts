import { createGoogleIdentity } from './identity-google.ts'
import { identitySuite } from './identity.suite.ts'

identitySuite('google', ({ issuer, client }) => createGoogleIdentity({ issuer, client }))
