import { isStressed } from '../../../animation/speech.ts'
import type { Phoneme, SpokenWord } from '../../../animation/speech.ts'
import type { ScriptSentence } from '../../../script/index.ts'
import type { Voice } from '../voice.ts'
import { alignSymbols } from './align-symbols.ts'

/** Timing information in the output of a model. */
interface TokenLengths {
  /** Id and length in frames of each token, in turn. */
  tokens: Int16Array
  /** IPA symbol of each id. */
  symbols: Readonly<Record<number, string>>
  secondsPerFrame: number
}

interface TimedSymbol {
  symbol: string
  seconds: number
}

/** A shorter gap between words is no pause: the mouth moves on. */
const PAUSE_SECONDS = 0.1

const STRESS = /^[ˈˌ]$/u
/** Length, tone and combining signs belong to the sound before them. */
const FOLLOWS = /^[\p{M}\p{Lm}\p{N}ː˞]$/u
const IS_SOUND = /[\p{L}\p{M}\p{N}ˈˌː]/u

/** Returns every symbol with its start. Marks of the model, such as its padding, sound as silence. */
function timedSymbols({ tokens, symbols, secondsPerFrame }: TokenLengths): TimedSymbol[] {
  const timed: TimedSymbol[] = []
  let frames = 0
  for (let index = 0; index < tokens.length; index += 2) {
    timed.push({ symbol: symbols[tokens[index] as number] ?? '', seconds: frames * secondsPerFrame })
    frames += tokens[index + 1] as number
  }
  return timed
}

/** Joins symbols to phonemes as the built-in voice reports them: a sign of stress goes before, signs of length behind. */
function phonemesOf(symbols: readonly TimedSymbol[]): Phoneme[] {
  const phonemes: Phoneme[] = []
  let stress: TimedSymbol | undefined
  for (const [index, { symbol, seconds }] of symbols.entries()) {
    const isLong = (symbols[index + 1]?.seconds ?? Infinity) - seconds >= PAUSE_SECONDS
    const last = phonemes.at(-1)
    if (STRESS.test(symbol)) stress = { symbol, seconds }
    else if (last && last.ipa !== '' && FOLLOWS.test(symbol)) last.ipa += symbol
    else if (IS_SOUND.test(symbol)) {
      phonemes.push({ seconds: stress?.seconds ?? seconds, ipa: (stress?.symbol ?? '') + symbol })
      stress = undefined
    } else if (isLong && last?.ipa !== '') phonemes.push({ seconds, ipa: '' })
  }
  return phonemes
}

/** Splits the phonemes of the reference voice into symbols, so that both sides are written alike. */
const splitSymbols = (phonemes: readonly Phoneme[]): TimedSymbol[] =>
  phonemes.flatMap(({ seconds, ipa }) => Array.from(ipa, (symbol) => ({ symbol, seconds })))

/** Returns the time in the sound of each time in the reference, in a straight line between the symbols that both have. */
function timesBetween(pairs: readonly (readonly [from: number, to: number])[]): (seconds: number) => number {
  return (seconds) => {
    const next = pairs.findIndex(([from]) => from > seconds)
    const [low, lowTo] = pairs.at(next < 0 ? -1 : Math.max(0, next - 1)) ?? [0, 0]
    const [high, highTo] = (next < 0 ? undefined : pairs[next]) ?? [low, lowTo]
    if (high <= low || seconds <= low) return lowTo
    return lowTo + ((seconds - low) / (high - low)) * (highTo - lowTo)
  }
}

/**
 * Returns words and phonemes from the lengths that the model gave its tokens: exact to a frame. The model knows no words, so the
 * reference voice says the sentence as well and its phonemes, whose words are known, are laid beside the tokens.
 */
export async function tokenTiming(
  sentence: ScriptSentence,
  lengths: TokenLengths,
  reference: Voice,
  signal: AbortSignal,
): Promise<{ words: SpokenWord[]; phonemes: Phoneme[] }> {
  const symbols = timedSymbols(lengths)
  const phonemes = phonemesOf(symbols)
  const sounding = symbols.filter(({ symbol }) => IS_SOUND.test(symbol))
  for await (const said of reference.say([sentence], signal)) {
    const known = splitSymbols(said.phonemes).filter(({ symbol }) => IS_SOUND.test(symbol))
    const pairs = alignSymbols(known, sounding, (one, other) => one.symbol === other.symbol)
    const secondsAt = timesBetween(pairs.map(([one, other]) => [one.seconds, other.seconds]))
    const words = said.words.map(({ text, startSeconds, stressSeconds }) => {
      const start = secondsAt(startSeconds)
      return { text, startSeconds: start, stressSeconds: stressAfter(phonemes, start, secondsAt(stressSeconds)) }
    })
    return { words, phonemes }
  }
  return { words: [], phonemes }
}

/** Returns the start of the stressed phoneme nearest to where the reference has its stress; that place where there is none. */
function stressAfter(phonemes: readonly Phoneme[], start: number, expected: number): number {
  const near = phonemes.find(({ seconds, ipa }) => isStressed(ipa) && seconds >= start && seconds <= expected + 0.05)
  return near?.seconds ?? Math.max(start, expected)
}
