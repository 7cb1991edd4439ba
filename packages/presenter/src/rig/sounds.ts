import type { VisemeName } from './visemes.ts'

// One symbol or one affricate after another. The voice writes several for one sound: "aɪ", "tɕh", "onɡ", "ɑːɹ".
const SYMBOL = /t[sʃɕʂ]|d[zʒʑʐ]|\p{L}/gu

const RULES: readonly (readonly [RegExp, VisemeName])[] = [
  [/^(t[ʃɕʂ]|d[ʒʑʐ]|[ʃʒɕʑʂʐçcɟ])/u, 'sh'],
  [/^[mbpβɓɱ]/u, 'mbp'],
  [/^[fvʋ]/u, 'fv'],
  [/^[θð]/u, 'th'],
  [/^[lɫɭʎɬ]/u, 'l'],
  [/^(ts|dz|[sz])/u, 's'],
  [/^[tdnɲɾʈɖɳɽ]/u, 'td'],
  [/^[rɹɻʁ]/u, 'r'],
  [/^[wuʊɥʉyʏ]/u, 'oo'],
  [/^[aɑɐä]/u, 'aa'],
  [/^æ/u, 'ae'],
  [/^[oɔɒøœ]/u, 'oh'],
  [/^[eɛɜʌəɤɚɘ]/u, 'eh'],
  [/^[ij]/u, 'ee'],
  [/^[ɪɨᵻ]/u, 'ih'],
  [/^[kgɡŋhɦxχɣqɢʔʝ]/u, 'k'],
]

// Stress and length, tone and stress digits, nasal and dental marks, aspiration and the dots of retroflex sounds say nothing
// about the lips.
const bareSymbols = (ipa: string) => ipa.normalize('NFD').replace(/[\p{M}\p{N}ˈˌːˑ.\-_ʰʱʲ˞]/gu, '')

const visemeOfSymbol = (symbol: string) => RULES.find(([pattern]) => pattern.test(symbol))?.[1]

/** The symbols of a sound that are spoken; breath after a consonant and the back vowel written "o-" are folded in. */
function symbolsOf(ipa: string): string[] {
  // The voice's Mandarin writes its unrounded back vowel as a barred o and the vowel of "shi" as a dotted i.
  const plain = ipa.replace(/o-/g, 'ɤ').replace(/i(?:\.|\u{32A})/gu, 'ɨ')
  const symbols = bareSymbols(plain).match(SYMBOL) ?? []
  return symbols.filter((symbol, index) => index === 0 || symbol !== 'h')
}

/** The mouths of one sound in their order, given in IPA as the voice writes it: a diphthong has two. Empty for silence. */
export function visemesOf(ipa: string): VisemeName[] {
  const names = symbolsOf(ipa).map((symbol) => visemeOfSymbol(symbol) ?? 'eh')
  return names.filter((name, index) => name !== names[index - 1])
}

/** The symbols of a sound for which no mouth is known; they are spoken with a half open one. */
export const unknownSymbols = (ipa: string): string[] => symbolsOf(ipa).filter((symbol) => !visemeOfSymbol(symbol))

const VOWEL = /[aeiouyæøœɐɑɒɔɘəɚɛɜɤɨɪʉʊʌʏᵻ]/u

export const isVowel = (ipa: string) => VOWEL.test(bareSymbols(ipa))
