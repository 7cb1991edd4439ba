/** Periods of the security figures, up to now. */
export const securityPeriods = ['1h', '24h', '7d', '30d'] as const

/** The types of security alerts. */
export const alertTypes = [
  'failed-sign-ins',
  'wrong-codes',
  'new-device',
  'second-factor-off',
  'password-recovered',
  'role-changed',
  'owner-link',
  'key-made',
  'domain-changed',
  'data-exported',
  'impersonation',
  'address-blocked',
  'settings-changed',
] as const
export type AlertType = (typeof alertTypes)[number]

/** Networks that one site may block. */
export const IP_BLOCKS_MAX = 10_000

/** Settings of a site that chose none. */
export const securityDefaults = { requestsMax: 100, signInTriesMax: 5, sessionHours: 24 } as const
