import { businessGuards } from './business-guards.ts'
import { codeGuards } from './code-guards.ts'
import { connectionGuards } from './connection-guards.ts'
import { domainGuards } from './domain-guards.ts'
import { authGuards } from './auth-guards.ts'
import { factorGuards } from './factor-guards.ts'
import { googleGuards } from './google-guards.ts'
import type { Guard } from './guard.ts'
import { guessingGuards } from './guessing-guards.ts'
import { helpGuards } from './help-guards.ts'
import { lifeGuards } from './life-guards.ts'
import { outboundGuards } from './outbound-guards.ts'
import { peopleGuards } from './people-guards.ts'
import { productionGuards } from './production-guards.ts'
import { shareGuards } from './share-guards.ts'
import { takeoverGuards } from './takeover-guards.ts'
import { tenantIsolationGuards } from './tenant-isolation-guards.ts'
import { twinGuards } from './twin-guards.ts'
import { workGuards } from './work-guards.ts'
import { ssoGuards } from './sso-guards.ts'

/** All guards, in one list: each is taken out alone, and the test that is named for it has to fail. */
export const guards: readonly Guard[] = [
  ...tenantIsolationGuards,
  ...authGuards,
  ...guessingGuards,
  ...codeGuards,
  ...factorGuards,
  ...googleGuards,
  ...ssoGuards,
  ...outboundGuards,
  ...domainGuards,
  ...shareGuards,
  ...businessGuards,
  ...peopleGuards,
  ...productionGuards,
  ...helpGuards,
  ...lifeGuards,
  ...takeoverGuards,
  ...twinGuards,
  ...workGuards,
  ...connectionGuards,
]
