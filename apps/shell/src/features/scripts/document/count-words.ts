import type { SpokenLanguage } from '@vitrine/contract'
import { withoutDeliveryMarks } from '@vitrine/presenter/script-marks'

const segmenters = new Map<SpokenLanguage, Intl.Segmenter>()
// Hyphenated compounds are spoken as one word, so a hyphen does not split words.
const innerHyphen = /(?<=[\p{L}\p{N}])[-\u2010\u2011](?=[\p{L}\p{N}])/gu

/** Words of a script as its language divides them; an empty or blank script, or one of signs only, has none. */
export function countWords(script: string, language: SpokenLanguage = 'en'): number {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  const spoken = withoutDeliveryMarks(script)
  let count = 0
  for (const { isWordLike } of segmenter.segment(spoken.replace(innerHyphen, '_'))) if (isWordLike) count += 1
  return count
}
