import type { Guard } from './guard.ts'

const TEST = 'test/single-sign-on/sso.test.ts'

/** Guards against people whom a company’s identity provider does not vouch for. */
export const ssoGuards: readonly Guard[] = [
  {
    name: 'single sign-on completes in the browser where it started',
    file: 'features/sso/sign-in.ts',
    code: "if (pass.browser_hash !== browserHash) throw new AppError('sso-other-browser')",
    without: '',
    test: [TEST, 'works once, in its own browser, for ten minutes'],
  },
  {
    name: 'a sign-in ends when its SSO connection is removed',
    file: 'features/sso/sign-in.ts',
    code: "if (issuer !== row.issuer || clientId !== row.client_id) throw new AppError('sso-expired')",
    without: '',
    test: [TEST, 'is invalid once its connection was removed'],
  },
  {
    name: 'single sign-on covers verified domains only',
    file: 'features/sso/domain-store.ts',
    code: ".where('domain', '=', domain).where('state', '=', 'verified')",
    without: ".where('domain', '=', domain)",
    test: [TEST, 'ignore a domain without its DNS record'],
  },
  {
    name: 'single sign-on refuses an address of another domain',
    file: 'features/sso/membership.ts',
    code: ' || !(await routeOf(tx, email))',
    without: '',
    test: [TEST, 'has an address of another domain'],
  },
  {
    name: 'single sign-on refuses an unverified address',
    file: 'features/sso/membership.ts',
    code: 'if (!email || isDoubtful || ',
    without: 'if (!email || ',
    test: [TEST, 'has no verified address'],
  },
  {
    name: 'single sign-on never opens an owner’s account',
    file: 'features/sso/membership.ts',
    code: "throw new AppError('sso-owner')",
    without: 'await Promise.resolve()',
    test: [TEST, 'never opens the owner’s account'],
  },
  {
    name: 'linking by single sign-on ends other access to the account',
    file: 'features/sso/membership.ts',
    code: '    await firstProof.prove(tx, person.id, identity.email, identity.address)\n',
    without: '',
    test: [TEST, 'links an account with the same address and ends its other ways to sign in'],
  },
  {
    name: 'an account with an unconfirmed address loses its webhooks',
    file: 'features/auth/first-proof.ts',
    code: 'webhooks: await deleteLater.webhooks(tx, userId)',
    without: 'webhooks: 0',
    test: [TEST, 'links an account with the same address and ends its other ways to sign in'],
  },
  {
    name: 'required single sign-on disables other ways to sign in',
    file: 'features/auth/sign-in.ts',
    code: '    await checkWay(tx, user, way)\n',
    without: '',
    test: [TEST, 'refuses passwords and registration for its people, but not for the owner'],
  },
  {
    name: 'a stored client secret is sent to its own issuer only',
    file: 'features/sso/connection.ts',
    code: 'known?.issuer === settings.issuer ? known.client_secret : undefined',
    without: 'known?.client_secret',
    test: [TEST, 'send a stored secret to no other issuer'],
  },
]
