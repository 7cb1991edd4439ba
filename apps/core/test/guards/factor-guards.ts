import type { Guard } from './guard.ts'

const SIGN_IN_TEST = 'test/auth/second-factor-sign-in.test.ts'
const ROLES_TEST = 'test/access/roles.test.ts'
const INVITATIONS_TEST = 'test/members/invitations.test.ts'
const GOOGLE_TEST = 'test/single-sign-on/google-misuse.test.ts'

/** Guards of second factors, of the separation of roles, and of a provider's claims. */
export const factorGuards: readonly Guard[] = [
  {
    name: 'a second factor is asked for at sign-in',
    file: 'features/auth/sign-in.ts',
    code: 'const hasFactor = await secondFactor.demand(tenant.id, { id: found.id, address: visitor.address }, login.code)',
    without: 'const hasFactor = true',
    test: [SIGN_IN_TEST, 'asks for a code after the right password'],
  },
  {
    name: 'a session opened without the second factor is invalid',
    file: 'features/auth/sessions/session-store.ts',
    code: "        .where((or) => or.or([or('second_factor.user_id', 'is', null), or('session.factor_at', 'is not', null)]))\n",
    without: '',
    test: [SIGN_IN_TEST, 'rejects a session that was opened without a code'],
  },
  {
    name: 'a code of the app works once',
    file: 'features/auth/second-factor/store.ts',
    code: "    .where('last_step', '<', step)\n",
    without: '',
    test: [SIGN_IN_TEST, 'accepts no code twice, no older one after it, and not the one from the setup'],
  },
  {
    name: 'a recovery code works once',
    file: 'features/auth/recovery-codes/service.ts',
    code: 'if (!(await store.consumeCode(tx, owner.id, hash(tx, owner.id, typed)))) return false',
    without: 'if (!(await store.hasCode(tx, owner.id, hash(tx, owner.id, typed)))) return false',
    test: [SIGN_IN_TEST, 'accepts one of twenty concurrent uses of the same recovery code'],
  },
  {
    name: 'in production, staff and team roles require a second factor',
    file: 'platform/http/requests/guards.ts',
    code: "if (asksForFactor && lacksFactor(call.access, person)) throw new AppError('second-factor-required')",
    without: '',
    test: [
      'test/auth/second-factor.test.ts',
      'an operator without a second factor can call nothing except about their own account',
    ],
  },
  {
    name: 'a call requires a role that includes it',
    file: 'platform/http/requests/guards.ts',
    code: 'if (!mayCall(call.access, person)) {',
    without: 'if (false) {',
    test: ['test/access/access-matrix.test.ts', 'requires the right role: $name'],
  },
  {
    name: 'a person cannot grant a role above their own',
    file: 'features/members/team/rules.ts',
    code: "if (effectiveRoles.some((role) => levelOf(role) > levelOf(actor))) throw new AppError('above-own-level')",
    without: '',
    test: [ROLES_TEST, 'cannot exceed the role of the granting person: only owners appoint owners'],
  },
  {
    name: 'a tenant keeps an owner',
    file: 'features/members/team/service.ts',
    code: '      refuseLastOwner(held, row, next)\n',
    without: '',
    test: [ROLES_TEST, 'cannot be demoted or disabled by an operator: %j'],
  },
  {
    name: 'a person cannot invite to a role above their own',
    file: 'features/members/invitations/service.ts',
    code: '    refuseAbove(person, effectiveRole)\n',
    without: '',
    test: [INVITATIONS_TEST, 'cannot invite to a role above their own'],
  },
  {
    name: 'an invitation is stored as its hash',
    file: 'platform/tokens/token-hash.ts',
    code: "return hash('sha256', token, 'hex')",
    without: 'return token',
    test: [INVITATIONS_TEST, 'is stored without its token'],
  },
  {
    name: 'an OAuth sign-in opens a session only in the browser that requested it',
    file: 'features/oauth/service.ts',
    code: "if (pass.browser_hash !== oauthSession.browserHash) throw new AppError('google-other-browser')",
    without: '',
    test: [GOOGLE_TEST, 'does not sign a victim in as the attacker who sends the link'],
  },
  {
    name: 'an ID token is checked against its nonce',
    file: 'adapters/identity-proof.ts',
    code: "if (claims.nonce !== nonce) throw new Error('the proof was made for another sign-in')",
    without: '',
    test: [GOOGLE_TEST, '%s opens nothing'],
  },
  {
    name: 'an address that the provider has not verified opens no account',
    file: 'features/oauth/linked-accounts.ts',
    code: 'if (!email || !proven.isEmailVerified)',
    without: 'if (!email)',
    test: ['test/single-sign-on/google.test.ts', 'opens nothing unless the provider has verified it: %j'],
  },
  {
    name: 'deleting an account requires its password',
    file: 'features/accounts/account-deletion/service.ts',
    code: "return reauthentication.checkPassword(person, password ?? '')",
    without: 'return',
    test: ['test/accounts/privacy.test.ts', 'is refused with %s'],
  },
]
