import type { Guard } from './guard.ts'

const VIDEOS_TEST = 'test/twins/twin-providers.test.ts'
const TRAINING_TEST = 'test/twins/twin-training.test.ts'
const CONSENT_TEST = 'test/twins/consent-checks.test.ts'

/** Guards against paying a twin service twice, and against media kept after consent was withdrawn. */
export const twinGuards: readonly Guard[] = [
  {
    name: 'the consent check does not approve without a compared face',
    file: 'features/twins/consent/findings.ts',
    code: "words?.verdict === 'right' && isSamePerson ?",
    without: "words?.verdict === 'right' ?",
    test: [CONSENT_TEST, 'leaves %s to an operator, who sees the findings'],
  },
  {
    name: 'the consent check does not approve a refunded twin',
    file: 'features/twins/consent/checks.ts',
    code: " || entitlement !== 'open'",
    without: '',
    test: [CONSENT_TEST, 'approves no twin that was refunded or whose consent was withdrawn'],
  },
  {
    name: 'credits of a twin’s video stay held while its service is at work',
    file: 'features/renders/lifecycle.ts',
    code: 'if (row.hold_id && !isKept)',
    without: 'if (row.hold_id)',
    test: [
      VIDEOS_TEST,
      'that is deleted keeps its credits held while the service works, and returns them once it has stopped',
    ],
  },
  {
    name: 'credits held for a twin request are not released as orphaned',
    file: 'features/ledger/statement-store.ts',
    code: "            .whereRef('request.hold_id', '=', 'hold.id'),",
    without: "            .where('request.hold_id', 'is', null),",
    test: [
      VIDEOS_TEST,
      'that is deleted keeps its credits held while the service works, and returns them once it has stopped',
    ],
  },
  {
    name: 'a twin service still at work after a deletion keeps the credits held',
    file: 'features/twin-services/endings.ts',
    code: "if (left.state === 'working') return void (await leases.save(row, { tries: row.tries + 1 }, AGAIN_SECONDS))",
    without: '',
    test: [
      VIDEOS_TEST,
      'that is deleted keeps its credits held while the service works, and returns them once it has stopped',
    ],
  },
  {
    name: 'a request to a twin service is looked up before it is repeated',
    file: 'features/twin-services/steps.ts',
    code: "if (row.state === 'asked') return search(row, provider, signal)",
    without: "if (row.state === 'asked') return submit(row, provider, folder, signal)",
    test: [VIDEOS_TEST, 'is made once when the service %s'],
  },
  {
    name: 'a twin service callback requires its secret address',
    file: 'features/twin-services/media.ts',
    code: "if (given.length !== right.length || !timingSafeEqual(given, right)) throw new AppError('not-found')",
    without: '',
    test: [VIDEOS_TEST, 'is checked only by a callback to its secret address on its own site'],
  },
  {
    name: 'withdrawn consent ends a twin at its service',
    file: 'features/twins/index.ts',
    code: 'await trainings.endAllOf(tx, avatarId)',
    without: '',
    test: [
      VIDEOS_TEST,
      'ends when consent is withdrawn: no new video, deleted at the service, media deleted, record kept',
    ],
  },
  {
    name: 'an answer about another twin is rejected',
    file: 'adapters/twin-providers/twin-provider-tavus.ts',
    code: 'if (found && found.replica_id !== id) throw unexpectedAnswer()',
    without: '',
    test: ['src/adapters/twin-providers/twin-provider-tavus.test.ts', 'rejects an answer about another object'],
  },
  {
    name: 'deleting a twin in training uses up its entitlement',
    file: 'features/twins/service.ts',
    code: 'if (await trainings.isInFlight(tx, id)) await entitlements.use(tx, id)',
    without: '',
    test: [TRAINING_TEST, 'that failed returns the entitlement when the twin is deleted, and one in progress does not'],
  },
  {
    name: 'a refunded twin is not made',
    file: 'features/twin-services/trainings.ts',
    code: "if (state !== 'open' && state !== 'used') {",
    without: "if (state === 'used') {",
    test: [TRAINING_TEST, 'ends when the payment for the twin was refunded'],
  },
  {
    name: 'the key of a twin service is deleted once no data is left there',
    file: 'features/twin-services/services.ts',
    code: 'await db.inTenant(tenantId, (tx) => store.removeEndedKeys(tx))',
    without: '',
    test: [TRAINING_TEST, 'that is disconnected keeps no data, and its twins show their recordings'],
  },
]
