import { t } from '@lingui/core/macro'
/**
 * Returns the time zones to choose from with their names: the browser's own first, then all others that it knows. Contains
 * `chosen` even where the browser does not know it.
 */
export function timeZoneChoices(chosen: string | null): [value: string, name: string][] {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const ownName = nameOf(own)
  const known = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(chosen ? [chosen] : [])])
  return [
    ['', t`Browser time zone (${ownName})`],
    ...[...known].sort().map((zone): [string, string] => [zone, nameOf(zone)]),
  ]
}

/** `America/New_York` -> `America/New York` */
function nameOf(zone: string): string {
  return zone.replaceAll('_', ' ')
}
