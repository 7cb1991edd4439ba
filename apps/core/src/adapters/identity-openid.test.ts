import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createSafeFetch } from '../platform/safe-fetch/safe-fetch.ts'
import { createOpenidIdentity } from './identity-openid.ts'

const client = { id: 'id', secret: 'secret' }
const here = createSafeFetch({ ports: 'any', isAllowed: (address) => address === '127.0.0.1' })
let server: Server | undefined

afterEach(() => server?.closeAllConnections())

async function testOf(answer: (issuer: string, request: IncomingMessage, response: ServerResponse) => void) {
  const opened = createServer((request, response) => answer(issuer, request, response))
  server = opened
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(opened.address() as AddressInfo).port}`
  return createOpenidIdentity({ issuer, client }, here).test()
}

const described = (issuer: string, more: object = {}) =>
  JSON.stringify({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    ...more,
  })

it.each<[string, (issuer: string, response: ServerResponse) => unknown, object]>([
  ['redirects', (_, response) => response.writeHead(302, { location: '/x' }).end(), { fault: 'redirected' }],
  ['has no discovery document', (_, response) => response.writeHead(404).end(), { fault: 'not-found' }],
  ['responds with an HTML page', (_, response) => response.end('<html>'), { fault: 'not-openid' }],
  ['responds with other JSON', (_, response) => response.end('[]'), { fault: 'not-openid' }],
  [
    'names another issuer',
    (_, response) => response.end(described('https://other.example')),
    { fault: 'other-issuer' },
  ],
  [
    'responds with a document that is too large',
    (_, response) => response.end('x'.repeat(300_000)),
    { fault: 'too-large' },
  ],
  [
    'supports no authorization codes',
    (issuer, response) => response.end(described(issuer, { response_types_supported: ['token'] })),
    { fault: 'no-code-flow' },
  ],
])('an issuer that %s is refused with its reason', async (_what, answer, found) => {
  expect(await testOf((issuer, _request, response) => void answer(issuer, response))).toMatchObject(found)
})

it('a request to an issuer that does not respond ends within five seconds', async () => {
  expect(await testOf(() => {})).toEqual({ fault: 'too-slow', at: 'description' })
})

it('an issuer without keys is refused, and otherwise its keys are counted', async () => {
  const answers = (keys: string) => (issuer: string, request: IncomingMessage, response: ServerResponse) =>
    void response.end(request.url === '/keys' ? keys : described(issuer))

  expect(await testOf(answers('{"keys":[]}'))).toEqual({ fault: 'no-keys', at: 'keys' })
  expect(await testOf(answers('{"keys":[{"kty":"RSA"}]}'))).toEqual({ keys: 1 })
})

it('an internal address is never requested', async () => {
  const identity = createOpenidIdentity({ issuer: 'http://127.0.0.1:9', client }, createSafeFetch())

  expect(await identity.test()).toEqual({ fault: 'address-refused', at: 'description' })
  await expect(identity.addressFor({ ...identity.secrets(), callback: 'x' }, 'state')).rejects.toMatchObject({
    reason: 'refused',
  })
})
