import type { TwinProviderError } from '../../ports/twin-provider.ts'

// Each message is a whole sentence, so that it can be translated.
const NOT_PUBLIC = 'The lip-sync service can’t reach this site, because it has no public address. Contact support.'
const NO_KEY = 'The lip-sync service doesn’t accept this site’s API key, or its account is unpaid. Contact support.'
const NO_SERVICE = 'The lip-sync service wasn’t found at its address. Contact support.'
const NOT_ACCEPTED = 'The lip-sync service didn’t accept the recording.'
const CLIP_NOT_PUBLIC =
  'The lip-sync service can’t reach this site, because it has no public address. You weren’t charged. Contact support.'
const CLIP_NO_KEY =
  'The lip-sync service doesn’t accept this site’s API key, or its account is unpaid. You weren’t charged. Contact support.'
const CLIP_NO_SERVICE = 'The lip-sync service wasn’t found at its address. You weren’t charged. Contact support.'
const CLIP_NOT_MADE = 'The lip-sync service couldn’t create this video. You weren’t charged. Try again.'

/** Returns the message for a training that the service rejected or failed. */
export function trainingFault({ fault, reason }: Pick<TwinProviderError, 'fault' | 'reason'>): string {
  const said = reason ? ` It says: ${reason}` : ''
  if (fault === 'not-public') return NOT_PUBLIC
  if (fault === 'key') return NO_KEY
  if (fault === 'address') return NO_SERVICE
  return `${NOT_ACCEPTED}${said}`
}

/** Returns the message for a video that the service rejected or failed. */
export function clipFault({ fault, reason }: Pick<TwinProviderError, 'fault' | 'reason'>): string {
  const said = reason ? ` It says: ${reason}` : ''
  if (fault === 'not-public') return CLIP_NOT_PUBLIC
  if (fault === 'key') return CLIP_NO_KEY
  if (fault === 'address') return CLIP_NO_SERVICE
  return `${CLIP_NOT_MADE}${said}`
}

export const TRAINING_GONE = 'The lip-sync service no longer has this twin. Ask support to train it again.'
export const TRAINING_TOO_LONG = 'The lip-sync service didn’t finish within a week. Contact support.'
export const CLIP_GONE = 'The lip-sync service lost this video. You weren’t charged. Try again.'
export const CLIP_UNFIT =
  'The lip-sync service returned a video that doesn’t match the speech. You weren’t charged. Try again.'
export const SERVICE_GONE = 'This site’s lip-sync service was disconnected. You weren’t charged. Try again.'
