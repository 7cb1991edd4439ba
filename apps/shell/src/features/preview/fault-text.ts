import { t } from '@lingui/core/macro'
import { ApiError } from '@vitrine/contract/client'
import { formatMinutes } from '../../kit/format.ts'

/** Why a preview was not heard, and what to do about it. */
export function faultText(fault: unknown): string {
  if (!(fault instanceof ApiError)) return t`The sentence did not arrive. Check your connection and try again.`
  const wait = fault.problem?.retryAfterSeconds
  if (fault.code === 'too-many' && typeof wait === 'number') {
    const time = formatMinutes(wait / 60)
    return t`You previewed a lot in a short time. Go on in ${time}.`
  }
  if (fault.code === 'voice-missing')
    return t`Presenters cannot be heard here at the moment. Your script is safe; try again later.`
  if (fault.code === 'preview-failed') return t`The sentence could not be spoken. Try again in a moment.`
  return fault.text
}
