import type { Guard } from './guard.ts'

const PRODUCTION_TEST = 'test/operation/production.test.ts'
const SCREENS_TEST = 'test/access/internal-screens.test.ts'
const CONFIG_TEST = 'src/config.test.ts'
const SHELL = 'platform/http/pages/shell.ts'
const SCREENS = '../../../packages/contract/src/site-screens.ts'

/** Guards of production settings. */
export const productionGuards: readonly Guard[] = [
  {
    name: 'production requires its proxies',
    file: 'config/faults.ts',
    code: "if (!TRUST_PROXY && ROLE !== 'worker')",
    without: 'if (false)',
    test: [CONFIG_TEST, 'must be set in production, or declared absent, and the error says how'],
  },
  {
    name: 'a secret key must be hard to guess',
    file: 'config/settings.ts',
    code: 'secretBits(key) >= SECRET_BITS_MIN',
    without: 'secretBits(key) >= 0',
    test: [CONFIG_TEST, '%s is refused everywhere as too easy to guess, with a command to create one'],
  },
  {
    name: 'an unknown proxy is reported',
    file: 'platform/http/connections/unknown-proxy.ts',
    code: 'warn(warningOf(address))',
    without: 'warningOf(address)',
    test: [PRODUCTION_TEST, 'once about a proxy that sends %s and is not configured'],
  },
  {
    name: 'open test payments are reported at startup',
    file: 'config/start-warnings.ts',
    code: '...(allowsSandboxPayments ? [SANDBOX] : []),',
    without: '...(allowsSandboxPayments && !SANDBOX ? [SANDBOX] : []),',
    test: [PRODUCTION_TEST, 'at each production start that test cards buy credits and emails are not sent'],
  },
  {
    name: 'HSTS does not cover subdomains of a partner’s domain',
    file: 'platform/http/headers.ts',
    code: 'host !== undefined && `.${host}`.endsWith(`.${platformHost}`)',
    without: 'host !== undefined && host + platformHost !== host',
    test: [PRODUCTION_TEST, 'does not cover subdomains of a partner’s domain'],
  },
  {
    name: 'a partner’s security.txt names the partner',
    file: 'features/tenants/security-txt.ts',
    code: "kind === 'flagship' && contact",
    without: 'kind && contact',
    test: [PRODUCTION_TEST, 'names a partner’s own support on its site only'],
  },
  {
    name: 'payment test screens exist with the sandbox only',
    file: SCREENS,
    code: 'return hasSandbox || facts.isDevelopment',
    without: 'return true',
    test: [SCREENS_TEST, 'exists with the sandbox only'],
  },
  {
    name: 'screens for testing calls exist on the platform’s own host only',
    file: SCREENS,
    code: 'return facts.isPlatform || facts.isDevelopment',
    without: 'return true',
    test: [SCREENS_TEST, 'does not exist for other people, or on any other site'],
  },
  {
    name: 'screens for testing calls are for operators only',
    file: SHELL,
    code: "return person !== null && person.role !== 'operator'",
    without: 'return false && person',
    test: [SCREENS_TEST, 'does not exist for other people, or on any other site'],
  },
]
