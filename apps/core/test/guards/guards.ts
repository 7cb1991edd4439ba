import { businessGuards } from './business-guards.ts'
import { codeGuards } from './code-guards.ts'
import { connectionGuards } from './connection-guards.ts'
import { domainGuards } from './domain-guards.ts'
import { entryGuards } from './entry-guards.ts'
import { factorGuards } from './factor-guards.ts'
import { googleGuards } from './google-guards.ts'
import type { Guard } from './guard.ts'
import { guessingGuards } from './guessing-guards.ts'
import { helpGuards } from './help-guards.ts'
import { lifeGuards } from './life-guards.ts'
import { outsideGuards } from './outside-guards.ts'
import { peopleGuards } from './people-guards.ts'
import { productionGuards } from './production-guards.ts'
import { shareGuards } from './share-guards.ts'
import { takeoverGuards } from './takeover-guards.ts'
import { wallGuards } from './wall-guards.ts'
import { workGuards } from './work-guards.ts'

/** All guards, in one list: each is taken out alone, and the test that is named for it has to fail. */
export const guards: readonly Guard[] = [
  ...wallGuards,
  ...entryGuards,
  ...guessingGuards,
  ...codeGuards,
  ...factorGuards,
  ...googleGuards,
  ...outsideGuards,
  ...domainGuards,
  ...shareGuards,
  ...businessGuards,
  ...peopleGuards,
  ...productionGuards,
  ...helpGuards,
  ...lifeGuards,
  ...takeoverGuards,
  ...workGuards,
  ...connectionGuards,
]
