import type { Tenant } from '../../platform/tenant/tenant.ts'
import { DAY_MS } from '../../platform/time/durations.ts'

/** RFC 9116 recommends less than a year, so that abandoned contacts expire. */
const VALID_DAYS = 180

interface Options {
  /** The contact for security reports about the platform's own sites; undefined falls back to the support address. */
  contact: string | undefined
  now: Date
}

/**
 * Returns the `security.txt` of a tenant. A partner's site names the partner, since its people do not know who runs the
 * platform.
 */
export function securityText(
  { kind, origin, settings }: Pick<Tenant, 'kind' | 'origin' | 'settings'>,
  options: Options,
) {
  const { contact, now } = options
  // The text changes once a day, so that it can be cached.
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS)
  const lines = [
    `Contact: ${(kind === 'flagship' && contact) || `mailto:${settings.supportEmail}`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}
