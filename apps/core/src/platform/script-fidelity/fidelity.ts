import type { SpokenLanguage } from '@vitrine/contract'
import { type TermIndex, createTermIndex } from '@vitrine/presenter/script'
import { faultyMarks } from '@vitrine/presenter/script-marks'
import { addressesOf, bringsMarkup, figuresOf, hasPrice, isIn, marksOf, namesOf } from './script-facts.ts'

/** An edited script is about as long as the original; otherwise it is another text. */
const EDITED_SHARES = [0.45, 1.7] as const
/** Hooks and calls to action weigh more in a short script. */
const EDITED_SPARE_CHARACTERS = 240
/** The share of a script's long words that an edited version must keep; with fewer it is about something else. */
const SHARED_WORDS = 0.35
const LONG_WORD_LETTERS = 5
/** Chinese needs a third of the letters of English; Hindi and Farsi sometimes half again as many. */
const TRANSLATED_SHARES = [0.12, 3.5] as const
const TRANSLATED_SPARE_CHARACTERS = 60

/** Terms that an edited script must still have, as `faultOfEdited` takes them. */
export const termsOf = (terms: readonly string[]): TermIndex<string> =>
  createTermIndex(terms.map((term) => [term, term]))

/** Returns the fault of an edited script, as an instruction for its next editor; undefined when it has none. */
export function faultOfEdited(
  script: string,
  edited: string,
  language: SpokenLanguage,
  terms: TermIndex<string> = termsOf([]),
): string | undefined {
  const missing = missingFrom(script, edited) ?? missingNames(script, edited) ?? missingTerms(script, edited, terms)
  if (missing) return missing
  const known = new Set(figuresOf(script))
  const invented = figuresOf(edited).find((figure) => !known.has(figure))
  if (invented || (hasPrice(edited) && !hasPrice(script)))
    return 'Figures or prices were added that the script does not have.'
  if (addressesOf(edited).length > addressesOf(script).length) return 'An address was added.'
  if (!isIn(language, edited)) return 'The language has changed.'
  if (bringsMarkup(edited, script)) return 'Markup was added.'
  if (faultyMarks(edited).length > faultyMarks(script).length) return 'Marks in square brackets were broken or added.'
  if (!isWithin(script, edited, EDITED_SHARES, EDITED_SPARE_CHARACTERS)) return 'The length has changed too much.'
  if (sharedWords(script, edited) < SHARED_WORDS) return 'The text tells of something else than the script.'
  return undefined
}

/**
 * Returns the fault of a translation. Only Spanish and English keep names in the same letters, so names are checked there only.
 */
export function faultOfTranslated(script: string, translated: string, into: SpokenLanguage): string | undefined {
  const missing = missingFrom(script, translated)
  if (missing) return missing
  if (!isIn(into, translated)) return 'The translation is in another language.'
  if (bringsMarkup(translated, script)) return 'Markup was added.'
  if (!isWithin(script, translated, TRANSLATED_SHARES, TRANSLATED_SPARE_CHARACTERS))
    return 'The length does not fit the script.'
  return undefined
}

function missingFrom(script: string, made: string): string | undefined {
  const figures = new Set(figuresOf(made))
  const figure = figuresOf(script).find((one) => !figures.has(one))
  if (figure) return `The figure ${figure} is missing.`
  const addresses = new Set(addressesOf(made))
  const address = addressesOf(script).find((one) => !addresses.has(one) && !made.includes(one))
  if (address) return `The address ${address} is missing.`
  if (marksOf(script).join() !== marksOf(made).join()) return 'The lines in square brackets have changed.'
  return undefined
}

function missingNames(script: string, made: string): string | undefined {
  const names = new Set(namesOf(made))
  const name = namesOf(script).find((one) => !names.has(one) && !made.includes(one))
  return name ? `The name ${name} is missing.` : undefined
}

/** A term may occur less often than before, but has to occur. */
function missingTerms(script: string, made: string, terms: TermIndex<string>): string | undefined {
  const kept = new Set(terms.find(made).map(({ entry }) => entry))
  const missing = terms.find(script).find(({ entry }) => !kept.has(entry))
  return missing && `The term ${missing.entry} is missing.`
}

function isWithin(script: string, made: string, [least, most]: readonly [number, number], spare: number): boolean {
  return made.length >= script.length * least - spare && made.length <= script.length * most + spare
}

/** Returns 1 for scripts without long words. In languages without spaces, pairs of characters are compared. */
function sharedWords(script: string, made: string): number {
  const before = unitsOf(script)
  const after = unitsOf(made)
  if (before.size < 4) return 1
  return [...before].filter((unit) => after.has(unit)).length / before.size
}

function unitsOf(text: string): Set<string> {
  const signs = text.match(/\p{Script=Han}/gu) ?? []
  if (signs.length > 20) return new Set(signs)
  const words = text.toLowerCase().match(/[\p{L}\p{M}\u200c]+/gu) ?? []
  return new Set(words.filter((word) => word.length >= LONG_WORD_LETTERS))
}
