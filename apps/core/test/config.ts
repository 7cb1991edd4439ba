import type { Config } from '../src/config.ts'

/** The settings of a test's server, whose data folder is its own. */
export function testConfig(dataDir: string): Config {
  return {
    mode: 'development',
    host: '127.0.0.1',
    port: 0,
    internalListen: { host: '127.0.0.1', port: 0 },
    dataDir,
    databaseUrl: undefined,
    platformHost: 'localhost',
    platformTenant: 'waymark',
    staffEmailDomain: 'vitrine.example',
    authHost: undefined,
    edgeHost: undefined,
    googleClient: undefined,
    googleIssuer: 'https://accounts.google.com',
    stripe: undefined,
    partnerFeePercent: 0,
    allowsSandboxPayments: true,
    writer: undefined,
    translator: undefined,
    secretKey: 'a secret that only this test knows',
    trustProxy: [],
    isProxyKnown: false,
    hstsSubdomains: false,
    securityContact: undefined,
    role: 'all',
    stopDelaySeconds: 0,
    renderConcurrency: 2,
    makesShowcaseFilms: true,
    chromium: undefined,
    smtpUrl: undefined,
    backupStamp: undefined,
    mailFrom: 'no-reply@vitrine.example',
    mailSpfHost: 'spf.neutral.test',
  }
}
