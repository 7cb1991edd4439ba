import { plural, t } from '@lingui/core/macro'
import { formatMoney, formatPercent } from '../../lib/i18n/format.ts'
import { hasTwins, lipsOf } from '../../lib/text/twins.ts'
import type { FaqItem } from './faq-item.ts'
import type { FaqFacts } from './facts.ts'

/** Returns a chapter about digital twins; without questions where they are not available. */
export function whereOffered(items: (facts: FaqFacts) => FaqItem[]): (facts: FaqFacts) => FaqItem[] {
  return (facts) => (hasTwins(facts) ? items(facts) : [])
}

/** Returns sentences about how a twin speaks on this site. */
export function twinSpeech(facts: FaqFacts): string[] {
  const lips = lipsOf(facts)
  if (lips === 'still')
    return [t`It speaks your script with one of our voices and captions. Lip movements don’t follow the words.`]
  return [
    t`It speaks your script with one of our voices and captions.`,
    lips === 'service'
      ? t`A lip-sync service moves your lips to the words.`
      : t`Your mouth follows the words, using images from the recording.`,
  ]
}

/** Returns the sentences about what has to happen before a twin can be used. */
export function twinReview(): string[] {
  return [
    t`Record or upload it under Avatars, with a sentence that you read aloud as your consent.`,
    t`Both are checked before you can use the twin. Our team reviews unclear cases.`,
  ]
}

/** Returns the sentences about the price of a twin where twins are sold, else about the number of free ones. */
export function twinCost({ sellsTwins, freeTwins, prices }: FaqFacts): string[] {
  if (!sellsTwins)
    return [
      plural(freeTwins, {
        one: 'You can create one from your own recording for free.',
        other: 'You can create up to # from your own recordings for free.',
      }),
    ]
  const price = formatMoney(prices.digitalTwinPriceCents, { short: true, currency: prices.currency })
  const percent = formatPercent(prices.furtherTwinDiscountPercent)
  return [
    t`${price}, one-time.`,
    ...(prices.furtherTwinDiscountPercent > 0 ? [t`Each additional twin costs ${percent} less.`] : []),
  ]
}

/** Returns the sentence about labels for laws on videos made with AI. */
export function disclosure({ labelsEveryVideo }: FaqFacts): string {
  if (labelsEveryVideo) return t`Every video here has a “Made with AI” label.`
  return t`If your local law requires disclosure, turn on “Show that it was made with AI” when you create the video.`
}
