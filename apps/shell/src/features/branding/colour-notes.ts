import { t } from '@lingui/core/macro'
import { type BrandColours, contrast, deriveTokens } from '@vitrine/theme'
import { formatCount } from '../../lib/i18n/format.ts'

const READABLE = 4.5

/** Returns a sentence about the adjustment of a colour for readable contrast. No colour is refused. */
export function colourNote(colours: BrandColours, name: keyof BrandColours): string {
  const tokens = deriveTokens(colours, 'light')
  const inks = {
    primary: [tokens.onPrimary, tokens.primaryText],
    secondary: [tokens.onSecondary, tokens.secondaryText],
    accent: [tokens.onAccent, tokens.accentText],
  } as const
  const [ink, text] = inks[name]
  const colour = colours[name]
  const onWhite = ratio('#ffffff', colour)
  if (name === 'accent') {
    return text === colour
      ? t`No adjustment needed. It’s used for the sun in the illustrations and for small details.`
      : t`As text, it’s adjusted to ${text}. It’s also used for the sun in the illustrations and for small details.`
  }
  if (contrast('#ffffff', colour) >= READABLE) return t`No adjustment needed: white text has a contrast of ${onWhite}.`
  const reached = ratio(ink, colour)
  return t`Buttons keep your exact color with dark text (${reached}), because white text reaches only ${onWhite}. Links use ${text}.`
}

function ratio(one: string, other: string): string {
  const tenths = Math.floor(contrast(one, other) * 10)
  return `${formatCount(Math.floor(tenths / 10))}.${formatCount(tenths % 10)}:1`
}
