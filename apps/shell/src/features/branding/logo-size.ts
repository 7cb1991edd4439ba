import { t } from '@lingui/core/macro'
import { formatCount } from '../../lib/i18n/format.ts'

/** Bars and emails show a logo 28 px high, twice that on sharp screens. */
const HEIGHT_MIN = 56
const TIMES_AS_WIDE_MAX = 6

/** Returns what is wrong with the measures of a logo, in pixels; undefined where it will look well. */
export function logoSizeWarning({ width, height }: { width: number; height: number }): string | undefined {
  const [wide, high] = [formatCount(width), formatCount(height)]
  const [least, times] = [formatCount(HEIGHT_MIN), formatCount(TIMES_AS_WIDE_MAX)]
  if (width > height * TIMES_AS_WIDE_MAX)
    return t`This logo is very wide, so it will look small. Use one that is at most ${times} times as wide as it is high.`
  if (height < HEIGHT_MIN)
    return t`This logo is only ${wide} × ${high} pixels, so it will look blurry. Use one that is at least ${least} pixels high.`
  return undefined
}

/** Returns the warning for a picked file; undefined for a drawing, which has no pixels, and for what is no picture. */
export async function logoFileWarning(file: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  const warning = bitmap && logoSizeWarning(bitmap)
  bitmap?.close()
  return warning
}
