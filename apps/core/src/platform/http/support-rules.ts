import type { Call, Feature } from '@vitrine/contract'

/** What takes everything of a person along at once is theirs to take. */
const OWN_READINGS = ['/auth/export']

/** Rooms whose work a visitor may help with. Whatever is not named here is refused, so that a new room is closed at first. */
const HELPING: Partial<Record<Feature, readonly string[]>> = {
  scripts: ['POST', 'PUT', 'PATCH'],
  uploads: ['POST', 'PATCH', 'PUT'],
  videos: ['PATCH'],
  sharing: ['PATCH'],
  whitelabel: ['POST', 'PUT', 'PATCH'],
}

/**
 * Whether somebody who looks after another's account may make this call: read, write and correct, but neither pay, spend,
 * delete, change how the person signs in, nor touch other people.
 */
export function mayInSupport(call: Call, method: string, url: string): boolean {
  if (url === '/api/act-as') return true
  if (method === 'GET' || method === 'HEAD') return !OWN_READINGS.includes(url)
  const isForTeam = call.access === 'partner-admin' || call.access === 'partner-owner' || call.access === 'operator'
  return !isForTeam && (HELPING[call.feature]?.includes(method) ?? false)
}
