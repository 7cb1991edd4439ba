import type { VisemeName } from './visemes.ts'

// One IPA symbol or affricate. The voice reports several in one event, for example "aɪ", "tɕh", "onɡ".
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

// Diacritics without an effect on the lips: stress, length, tone, nasalization, aspiration and others.
const bareSymbols = (ipa: string) => ipa.normalize('NFD').replace(/[\p{M}\p{N}ˈˌːˑ.\-_ʰʱʲ˞]/gu, '')

const visemeOfSymbol = (symbol: string) => RULES.find(([pattern]) => pattern.test(symbol))?.[1]

/** Returns the spoken symbols. Aspiration and the notation of the voice are normalized. */
function symbolsOf(ipa: string): string[] {
  // The Mandarin voice writes [ɤ] as "o-" and [ɨ] as a dotted i.
  const plain = ipa.replace(/o-/g, 'ɤ').replace(/i(?:\.|\u{32A})/gu, 'ɨ')
  const symbols = bareSymbols(plain).match(SYMBOL) ?? []
  return symbols.filter((symbol, index) => index === 0 || symbol !== 'h')
}

/** Returns the visemes of a phoneme. A diphthong has two. Empty for silence. */
export function visemesOf(ipa: string): VisemeName[] {
  const names = symbolsOf(ipa).map((symbol) => visemeOfSymbol(symbol) ?? 'eh')
  return names.filter((name, index) => name !== names[index - 1])
}

/** Returns the symbols without a viseme. They are drawn with a half open mouth. */
export const unknownIpaSymbols = (ipa: string): string[] => symbolsOf(ipa).filter((symbol) => !visemeOfSymbol(symbol))

const VOWEL = /[aeiouyæøœɐɑɒɔɘəɚɛɜɤɨɪʉʊʌʏᵻ]/u

export const isVowel = (ipa: string) => VOWEL.test(bareSymbols(ipa))
