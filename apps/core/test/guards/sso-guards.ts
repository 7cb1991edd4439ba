import type { Guard } from './guard.ts'

const TEST = 'test/sso.test.ts'

/** Guards against people whom a company’s identity provider does not vouch for. */
export const ssoGuards: readonly Guard[] = [
  {
    name: 'single sign-on ends in the browser in which it began',
    file: 'features/sso/sign-in.ts',
    code: "if (pass.browser_hash !== browserHash) throw new AppError('sso-other-browser')",
    without: '',
    test: [TEST, 'works once, in its own browser, for ten minutes'],
  },
  {
    name: 'single sign-on ends with the connection it was made for',
    file: 'features/sso/sign-in.ts',
    code: "if (issuer !== row.issuer || clientId !== row.client_id) throw new AppError('sso-expired')",
    without: '',
    test: [TEST, 'is invalid once its connection was removed'],
  },
  {
    name: 'single sign-on speaks for proven domains only',
    file: 'features/sso/domain-store.ts',
    code: ".where('domain', '=', domain).where('state', '=', 'verified')",
    without: ".where('domain', '=', domain)",
    test: [TEST, 'ignore a domain without its DNS record'],
  },
  {
    name: 'single sign-on takes no address of another domain',
    file: 'features/sso/membership.ts',
    code: ' || !(await routeOf(tx, email))',
    without: '',
    test: [TEST, 'has an address of another domain'],
  },
  {
    name: 'single sign-on takes no address that is not verified',
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
    name: 'nobody else keeps an account that single sign-on links',
    file: 'features/sso/membership.ts',
    code: '      await dropCredentials(tx, person.id)\n',
    without: '',
    test: [TEST, 'links an account with the same address and ends its other ways to sign in'],
  },
  {
    name: 'a required single sign-on closes the other ways',
    file: 'features/auth/sign-in.ts',
    code: '    await checkWay(tx, user, way)\n',
    without: '',
    test: [TEST, 'refuses passwords and registration for its people, but not for the owner'],
  },
  {
    name: 'a kept client secret goes to no other issuer',
    file: 'features/sso/connection.ts',
    code: 'known?.issuer === settings.issuer ? known.client_secret : undefined',
    without: 'known?.client_secret',
    test: [TEST, 'send a stored secret to no other issuer'],
  },
]
