import type { Guard } from './guard.ts'

const MISUSE_TEST = 'test/single-sign-on/google-misuse.test.ts'
const GOOGLE_TEST = 'test/single-sign-on/google.test.ts'
const SERVICE = 'features/oauth/service.ts'
const OWNERS = 'features/oauth/linked-accounts.ts'
const ADAPTER = 'adapters/identity-proof.ts'

/** Guards against another person’s proof or browser in Google sign-in. */
export const googleGuards: readonly Guard[] = [
  {
    name: 'an OAuth sign-in completes in the browser where it started',
    file: SERVICE,
    code: "if (pass.browser_hash !== oauthSession.browserHash) throw new AppError('google-other-browser')",
    without: '',
    test: [MISUSE_TEST, 'does not sign a victim in as the attacker who sends the link'],
  },
  {
    name: 'a state and a code work once',
    file: 'features/oauth/store.ts',
    code: "return tx.deleteFrom('login_token').where('tenant_id', '=', tx.tenantId)",
    without: "return tx.updateTable('login_token').set({ kind: sql`kind` }).where('tenant_id', '=', tx.tenantId)",
    test: [MISUSE_TEST, 'works once'],
  },
  {
    name: 'a state and a code expire',
    file: 'features/oauth/store.ts',
    code: "    .where('expires_at', '>', now)\n",
    without: '',
    test: [MISUSE_TEST, 'after %i seconds leads to %s'],
  },
  {
    name: 'an OAuth session belongs to one tenant',
    file: 'platform/http/requests/oauth-session.ts',
    code: 'if (!oauthSession || !tenant || tenantIn(sessionId) !== tenant.id) return null',
    without: 'if (!oauthSession || !tenant) return null',
    test: [
      'test/single-sign-on/google-factor.test.ts',
      'Google alone opens no session when a second factor is on, and a code completes the sign-in',
    ],
  },
  {
    name: 'an OAuth session cannot be planted',
    file: 'platform/http/requests/oauth-session.ts',
    code: '    if (request.session.oauthSession) await request.session.regenerate()\n',
    without: '',
    test: [MISUSE_TEST, 'gets a new OAuth session whenever a browser starts again'],
  },
  {
    name: 'another site cannot start a sign-in',
    file: 'platform/http/requests/sign-in-redirects.ts',
    code: ' && isSameOrigin(request.headers, host)',
    without: '',
    test: [MISUSE_TEST, 'cannot be started from another site’s page'],
  },
  {
    name: 'OAuth callbacks are accepted on one host',
    file: 'features/oauth/routes.ts',
    code: "if (!origin || hostOf(request) !== new URL(origin).hostname) throw new AppError('not-found')",
    without: 'if (!origin) throw new AppError("not-found")',
    test: [MISUSE_TEST, 'is accepted on the callback host only'],
  },
  {
    name: 'the neutral host of sign-ins answers nothing else',
    file: 'platform/http/requests/hosts.ts',
    code: "policy?.host === 'sign-in' && host === config.authHost",
    without: 'host === config.authHost',
    test: ['test/single-sign-on/google-hosts.test.ts', 'the callback host answers nothing else: %s'],
  },
  {
    name: 'an OAuth callback redirects within the site',
    file: 'platform/http/requests/sign-in-redirects.ts',
    code: "return tenant.origin + (signIn.isNew ? '/onboarding' : (returnTo ?? '/dashboard'))",
    without: "return signIn.isNew ? '/onboarding' : (returnTo ?? '/dashboard')",
    test: [
      'test/single-sign-on/google-targets.test.ts',
      'redirects to the tenant’s own host only, for each of ${hostileTargets.length} hostile targets',
    ],
  },
  {
    name: 'an address does not open an account with another way to sign in',
    file: OWNERS,
    code: "if (hasWayIn || held.disabled_at) throw new AppError('google-email-taken')",
    without: '',
    test: [GOOGLE_TEST, 'never opens an account with a password'],
  },
  {
    name: 'an unverified address is refused',
    file: OWNERS,
    code: 'if (!email || !proven.isEmailVerified)',
    without: 'if (!email)',
    test: [GOOGLE_TEST, 'opens nothing unless the provider has verified it: %j'],
  },
  {
    name: 'a disabled person cannot sign in with Google',
    file: OWNERS,
    code: "if (known?.disabled_at) throw new AppError('google-refused')",
    without: '',
    test: [GOOGLE_TEST, 'does not sign in a disabled person'],
  },
  {
    name: 'an account is connected only for the person who started it',
    file: SERVICE,
    code: "if (found?.person.id !== userId) throw new AppError('google-expired')",
    without: "if (!found) throw new AppError('google-expired')",
    test: [GOOGLE_TEST, 'is refused when another person has signed in since, or nobody is signed in'],
  },
  {
    name: 'the only way to sign in cannot be removed',
    file: OWNERS,
    code: "if (!row?.password_hash && identities.length === 1) throw new AppError('only-way-in')",
    without: '',
    test: [GOOGLE_TEST, 'cannot be undone when it is the only way to sign in'],
  },
  {
    name: 'a second factor is required after Google too',
    file: SERVICE,
    code: "if (await secondFactor.isOn(tx, userId)) return { end: 'code-owed', userId }",
    without: '',
    test: [
      'test/single-sign-on/google-factor.test.ts',
      'Google alone opens no session when a second factor is on, and a code completes the sign-in',
    ],
  },
  {
    name: 'an ID token must belong to this sign-in',
    file: ADAPTER,
    code: "if (claims.nonce !== nonce) throw new Error('the proof was made for another sign-in')",
    without: '',
    test: [MISUSE_TEST, "'for another sign-in'"],
  },
  {
    name: 'an ID token must be for this installation',
    file: ADAPTER,
    code: '    audience: clientId,\n',
    without: '',
    test: [MISUSE_TEST, "'for another client'"],
  },
  {
    name: 'an ID token must be of this issuer',
    file: ADAPTER,
    code: '    issuer,\n    audience',
    without: '    audience',
    test: [MISUSE_TEST, "'of another issuer'"],
  },
  {
    name: 'a code of another issuer is not redeemed',
    file: SERVICE,
    code: ' || iss !== provider.issuer',
    without: '',
    test: [MISUSE_TEST, 'is not requested when the code came from another issuer'],
  },
]
