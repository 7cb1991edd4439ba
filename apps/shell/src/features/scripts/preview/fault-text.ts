import { t } from '@lingui/core/macro'
import { ApiError } from '@vitrine/contract/client'
import { formatMinutes } from '../../../lib/i18n/format.ts'

/** Why a preview was not heard, and what to do about it. */
export function faultText(fault: unknown): string {
  if (!(fault instanceof ApiError)) return t`The preview didn’t load. Check your connection and try again.`
  const wait = fault.problem?.retryAfterSeconds
  if (fault.code === 'too-many' && typeof wait === 'number') {
    const time = formatMinutes(wait / 60)
    return t`You’ve reached the preview limit. Try again in ${time}.`
  }
  if (fault.code === 'voice-missing')
    return t`Voice previews are unavailable right now. Your script is safe. Try again later.`
  if (fault.code === 'preview-failed') return t`The preview couldn’t be created. Try again in a moment.`
  return fault.text
}
