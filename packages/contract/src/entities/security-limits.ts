/** Periods of the security figures, up to now. */
export const securityPeriods = ['1h', '24h', '7d', '30d'] as const

/** What an alert is about. */
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

/** What holds on a site that chose nothing else. */
export const securityDefaults = { requestsMax: 100, signInTriesMax: 5, sessionHours: 24 } as const
