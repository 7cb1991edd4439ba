import type { Guard } from './guard.ts'

const TEST = 'test/reauthentication.test.ts'
const LIVE_TEST = 'test/live-keys.test.ts'
const KEYS = 'features/accounts/keys/service.ts'
const TEAM = 'features/accounts/team/service.ts'
const INVITATIONS = 'features/accounts/invitations/service.ts'
const LIVE = 'platform/http/live.ts'

/** What keeps the thief of a session or a key from keeping the account. */
export const takeoverGuards: readonly Guard[] = [
  {
    name: 'an address is changed by whoever authenticated within ten minutes',
    file: 'features/accounts/profile/service.ts',
    code: 'if (!isSameAddress) await reauthentication.require(tx, person)',
    without: '',
    test: [TEST, 'cannot change the e-mail address without the password'],
  },
  {
    name: 'an API key is made by whoever authenticated within ten minutes',
    file: KEYS,
    code: 'await reauthentication.require(tx, person)',
    without: '',
    test: [TEST, 'cannot make an API key without the password'],
  },
  {
    name: 'an owner is made and unmade by whoever authenticated within ten minutes',
    file: TEAM,
    code: 'if (isOwner(before) || isOwner(next)) await reauthentication.require(tx, person)',
    without: '',
    test: [TEST, 'cannot make somebody an owner without the password'],
  },
  {
    name: 'an owner is invited by whoever authenticated within ten minutes',
    file: INVITATIONS,
    code: 'if (isOwner(standing)) await reauthentication.require(tx, person)',
    without: '',
    test: [TEST, 'cannot invite an owner without the password'],
  },
  {
    name: 'an owner is deleted by whoever authenticated within ten minutes',
    file: 'features/accounts/leaving/service.ts',
    code: '      await reauthentication.require(tx, by)',
    without: '      void reauthentication',
    test: [TEST, 'cannot delete another owner without the password'],
  },
  {
    name: 'a way to sign in is disconnected by whoever authenticated within ten minutes',
    file: 'features/accounts/outside/owners-service.ts',
    code: 'await reauthentication.require(tx, person)',
    without: '',
    test: [TEST, 'cannot disconnect a way to sign in without the password'],
  },
  {
    name: 'Google is connected by whoever authenticated within ten minutes',
    file: 'features/accounts/outside/routes.ts',
    code: 'await reauthenticating.authenticate(found.person, {})',
    without: '',
    test: ['test/google-misuse.test.ts', 'is connected only where the person authenticated within ten minutes'],
  },
  {
    name: 'an operator makes a link for a password after authenticating within ten minutes',
    file: 'features/accounts/recovery/service.ts',
    code: 'await reauthentication.prove(operator)',
    without: '',
    test: [TEST, 'of an operator cannot make a link for somebody’s password or for an owner without the password'],
  },
  {
    name: 'an API key raises no role',
    file: TEAM,
    code: 'if (isRaised(row, next)) refuseGivenByKey(person, next)',
    without: '',
    test: [TEST, 'with people:write makes a customer no editor'],
  },
  {
    name: 'an API key invites nobody but customers',
    file: INVITATIONS,
    code: 'refuseGivenByKey(person, standing)',
    without: '',
    test: [TEST, 'with people:write invites no analyst'],
  },
  {
    name: 'an API key imports nobody with a role',
    file: 'features/accounts/imports/service.ts',
    code: 'if (!key || columns.role === undefined) return',
    without: 'if (!key || columns) return',
    test: ['test/imports.test.ts', 'is refused to an API key where a column gives roles'],
  },
  {
    name: 'an API key hears what its scopes let it read',
    file: LIVE,
    code: 'return scope !== null && scopes.includes(scope)',
    without: 'return true',
    test: [LIVE_TEST, 'without videos:read hears no news of videos'],
  },
  {
    name: 'the socket of an API key closes with the key',
    file: LIVE,
    code: 'error instanceof AppError ? null : { id: listener.userId },',
    without: '({ id: listener.userId, error }),',
    test: [LIVE_TEST, 'is closed as soon as its key is taken back'],
  },
]
