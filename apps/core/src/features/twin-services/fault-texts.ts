import type { TwinProviderError } from '../../ports/twin-provider.ts'

// Each stands whole, so that it can be translated.
const NOT_PUBLIC =
  'The lip-sync service can’t reach this site, because it has no public address. Ask the support of this site.'
const NO_KEY =
  'The lip-sync service doesn’t accept the key of this site, or it isn’t paid. Ask the support of this site.'
const NO_SERVICE = 'The address of the lip-sync service leads to none. Ask the support of this site.'
const NOT_ACCEPTED = 'The lip-sync service didn’t accept the recording.'
const CLIP_NOT_PUBLIC =
  'The lip-sync service can’t reach this site, because it has no public address. It cost nothing. Ask the support of this site.'
const CLIP_NO_KEY =
  'The lip-sync service doesn’t accept the key of this site, or it isn’t paid. It cost nothing. Ask the support of this site.'
const CLIP_NO_SERVICE =
  'The address of the lip-sync service leads to none. It cost nothing. Ask the support of this site.'
const CLIP_NOT_MADE = 'The lip-sync service could not make this video. It cost nothing.'

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

export const TRAINING_GONE =
  'The twin is not at the lip-sync service any more. Ask the support of this site to train it again.'
export const TRAINING_TOO_LONG = 'The lip-sync service did not finish within a week. Ask the support of this site.'
export const CLIP_GONE = 'The lip-sync service lost this video. It cost nothing. Try again.'
export const CLIP_UNFIT = 'The lip-sync service sent a video that does not fit the speech. It cost nothing. Try again.'
export const SERVICE_GONE = 'The lip-sync service of this site was disconnected. It cost nothing. Try again.'
