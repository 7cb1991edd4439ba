import { t } from '@lingui/core/macro'
import { type BrandColours, contrast, deriveTokens } from '@vitrine/theme'
import { formatCount } from '../../kit/format.ts'

const READABLE = 4.5

/** What happens to a colour so that everybody can read what is drawn with it, in a sentence. Nothing is ever refused. */
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
      ? t`Readable as it is. It colours the sun and small marks.`
      : t`As text it becomes ${text}. It colours the sun and small marks.`
  }
  if (contrast('#ffffff', colour) >= READABLE) return t`Readable as it is: white on it reaches ${onWhite}.`
  const reached = ratio(ink, colour)
  return t`Buttons keep your exact colour with dark text (${reached}), because white on it reaches only ${onWhite}. Links use ${text}.`
}

function ratio(one: string, other: string): string {
  const tenths = Math.floor(contrast(one, other) * 10)
  return `${formatCount(Math.floor(tenths / 10))}.${formatCount(tenths % 10)}:1`
}
