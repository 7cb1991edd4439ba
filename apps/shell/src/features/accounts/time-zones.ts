import { t } from '@lingui/core/macro'
/**
 * The choices of a time zone with their names: first the browser's own, then all it knows, and the one that was `chosen` even
 * where it does not know that.
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
