import type { Guard } from './guard.ts'

const TEST = 'test/auth/reauthentication.test.ts'
const POWER_TEST = 'test/billing/admins-and-payouts.test.ts'
const LIVE_TEST = 'test/access/live-keys.test.ts'
const EMAIL_TEST = 'test/auth/email-change.test.ts'
const EMAIL_CHANGE = 'features/email-addresses/email-change.ts'
const KEYS = 'features/api-keys/service.ts'
const TEAM = 'features/members/team/service.ts'
const INVITATIONS = 'features/members/invitations/service.ts'
const LIVE = 'platform/http/live.ts'

/** Guards against account takeover with a stolen session or key. */
export const takeoverGuards: readonly Guard[] = [
  {
    name: 'changing an address requires recent authentication',
    file: 'features/accounts/profile/service.ts',
    code: 'if (!isSameAddress) await reauthentication.require(tx, person)',
    without: '',
    test: [TEST, 'cannot change the e-mail address without the password'],
  },
  {
    name: 'creating an API key requires recent authentication',
    file: KEYS,
    code: 'await reauthentication.require(tx, person)',
    without: '',
    test: [TEST, 'cannot make an API key without the password'],
  },
  {
    name: 'changing an owner’s role requires recent authentication',
    file: TEAM,
    code: 'if (isOwner(before) || (isAdmin(next) && isRaised(row, next))) await reauthentication.require(tx, person)',
    without: '',
    test: [TEST, 'cannot make somebody an owner without the password'],
  },
  {
    name: 'inviting an owner requires recent authentication',
    file: INVITATIONS,
    code: 'if (isAdmin(effectiveRole)) await reauthentication.require(tx, person)',
    without: '',
    test: [TEST, 'cannot invite an owner without the password'],
  },
  {
    name: 'deleting an owner requires recent authentication',
    file: 'features/accounts/account-deletion/service.ts',
    code: '      await reauthentication.require(tx, by)',
    without: '      void reauthentication',
    test: [TEST, 'cannot delete another owner without the password'],
  },
  {
    name: 'disconnecting a way to sign in requires recent authentication',
    file: 'features/oauth/linked-accounts.ts',
    code: 'await reauthentication.require(tx, person)',
    without: '',
    test: [TEST, 'cannot disconnect a way to sign in without the password'],
  },
  {
    name: 'connecting Google requires recent authentication',
    file: 'features/oauth/routes.ts',
    code: 'await identityConfirmation.authenticate(found.person, {})',
    without: '',
    test: [
      'test/single-sign-on/google-misuse.test.ts',
      'a Google account is connected only within ten minutes of authenticating',
    ],
  },
  {
    name: 'an operator’s link for a password requires recent authentication',
    file: 'features/auth/recovery/service.ts',
    code: 'await reauthentication.prove(operator)',
    without: '',
    test: [TEST, 'of an operator cannot make a link for somebody’s password or for an owner without the password'],
  },
  {
    name: 'a new address replaces another one once it is confirmed',
    file: EMAIL_CHANGE,
    code: 'const isPending = from !== null && to !== null',
    without: 'const isPending = false',
    test: [EMAIL_TEST, 'takes effect once it is confirmed, and until then emails and recovery use the former address'],
  },
  {
    name: 'the link that undoes a change of address works on its own site only',
    file: EMAIL_CHANGE,
    code: 'if (!timingSafeEqual(Buffer.from(tokenFor(tenantId, id)), Buffer.from(token))) invalid()',
    without: 'void timingSafeEqual',
    test: [EMAIL_TEST, 'works once, within seven days of the change, and on its own site only'],
  },
  {
    name: 'the link that undoes a change of address works once and for seven days',
    file: EMAIL_CHANGE,
    code: 'if (email === null || change.undone_at || now.getTime() >= endOf(change)) return invalid()',
    without: 'if (email === null) return invalid()\n      void endOf',
    test: [EMAIL_TEST, 'works once, within seven days of the change, and on its own site only'],
  },
  {
    name: 'undoing a change of address ends all sessions',
    file: EMAIL_CHANGE,
    code: 'await sessions.endAll(tx, userId)',
    without: '',
    test: [
      EMAIL_TEST,
      'restores the former address without a session, ends every session and sends a link for a new password',
    ],
  },
  {
    name: 'undoing a change of address removes external identities added since',
    file: 'site-features.ts',
    code: 'deleteMadeSince: [deleteIdentitiesMadeSince, ',
    without: 'deleteMadeSince: [',
    test: [EMAIL_TEST, 'removes API keys, Google, second factor and recovery codes that were added since'],
  },
  {
    name: 'undoing a change of address removes a second factor added since',
    file: EMAIL_CHANGE,
    code: '[deleteFactorMadeSince, ...deleteMadeSince]',
    without: 'deleteMadeSince',
    test: [EMAIL_TEST, 'removes API keys, Google, second factor and recovery codes that were added since'],
  },
  {
    name: 'a former address is reserved while the change can be undone',
    file: 'features/people/store.ts',
    code: 'if (found.length === 0 && !reserved) return undefined',
    without: 'if (found.length === 0) return undefined',
    test: [EMAIL_TEST, 'keeps the former address reserved, so that nobody else can take it'],
  },
  {
    name: 'undoing a change to the first proof of an address ends all earlier access',
    file: EMAIL_CHANGE,
    code: 'if (!change.from_verified) await firstProof.endEarlierAccess(tx, userId, address)',
    without: '',
    test: [
      'test/auth/first-proof.test.ts',
      'undoing a change gives an address that was never confirmed an account without earlier access',
    ],
  },
  {
    name: 'the first reset by email ends all earlier access',
    file: 'features/auth/first-proof.ts',
    code: 'await endEarlierAccess(tx, userId, address)\n    await recordVerified',
    without: '{}\n    await recordVerified',
    test: [
      'test/auth/first-proof.test.ts',
      'the first reset of a password by email ends all that was set up before, and tells the person',
    ],
  },
  {
    name: 'resetting a password ends the person’s API keys',
    file: 'features/auth/recovery/service.ts',
    code: 'if (!keepKeys) await apiKeys.endAllOf(tx, userId, { id: userId, address })',
    without: '',
    test: ['test/access/lost-keys.test.ts', 'lists and ends the person’s API keys, and nobody else’s'],
  },
  {
    name: 'an API key cannot raise a role',
    file: TEAM,
    code: 'if (isRaised(row, next)) refuseGrantByKey(person, next)',
    without: '',
    test: [TEST, 'with people:write makes a customer no editor'],
  },
  {
    name: 'an API key can invite customers only',
    file: INVITATIONS,
    code: 'refuseGrantByKey(person, effectiveRole)',
    without: '',
    test: [TEST, 'with people:write invites no analyst'],
  },
  {
    name: 'an API key cannot import people with roles',
    file: 'features/members/import/definition.ts',
    code: 'if (key && columns.role !== undefined) {',
    without: 'if (key && !columns) {',
    test: ['test/members/imports.test.ts', 'is refused to an API key when a column assigns roles'],
  },
  {
    name: 'an API key receives events of its scopes only',
    file: LIVE,
    code: "return typeof scope === 'string' && scopes.includes(scope)",
    without: 'return true',
    test: [LIVE_TEST, 'without videos:read gets no messages about videos'],
  },
  {
    name: 'the socket of an API key closes with the key',
    file: LIVE,
    code: 'error instanceof AppError ? null : { id: listener.userId },',
    without: '({ id: listener.userId, error }),',
    test: [LIVE_TEST, 'is closed when its key is revoked'],
  },
  {
    name: 'appointing an admin requires recent authentication',
    file: TEAM,
    code: '(isAdmin(next) && isRaised(row, next))',
    without: 'isOwner(next)',
    test: [POWER_TEST, 'promotes nobody to admin'],
  },
  {
    name: 'changing the payout account requires recent authentication',
    file: 'features/billing/payouts/payouts.ts',
    code: '    await reauthentication.prove(person)\n',
    without: '',
    test: [POWER_TEST, 'sends the payment provider nothing without the password'],
  },
  {
    name: 'disconnecting the payout account requires recent authentication',
    file: 'features/billing/payouts/payouts.ts',
    code: '      await reauthentication.require(tx, person)\n      await store.useForSales(tx, payments.provider, { isUsed: false })\n',
    without: '      await store.useForSales(tx, payments.provider, { isUsed: false })\n',
    test: [POWER_TEST, 'disconnects no account for payouts without the password'],
  },
]
