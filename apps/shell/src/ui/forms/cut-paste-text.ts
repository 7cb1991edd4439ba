import { plural } from '@lingui/core/macro'
import { formatCount } from '../../lib/i18n/format.ts'

/** Returns the sentence about a paste of which `lost` characters did not fit. */
export function cutPasteText(maxLength: number, lost: number): string {
  const [most, left] = [formatCount(maxLength), formatCount(lost)]
  return plural(lost, {
    one: `This field takes up to ${most} characters. The last character you pasted was left out.`,
    other: `This field takes up to ${most} characters. The last ${left} you pasted were left out.`,
  })
}
