import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Estimating takes longer than linear time, so that only the beginning of a long password counts: at most 50 ms of CPU. */
const LENGTH_MAX = 64
/** The number of substitutions tried for spellings such as `p@$$w0rd`. The library's default of 100 costs up to 300 ms of CPU. */
const SUBSTITUTIONS_MAX = 10
/** The lowest accepted score of the library's 0 to 4. Below 2, at most a million guesses find the password. */
const SCORE_MIN = 2

let estimator: Promise<ZxcvbnFactory> | undefined

/**
 * Returns whether few guesses find a password: common ones in many languages, rows of keys, repetitions, dates and `words`
 * such as the person's name, also in variations.
 */
export async function isGuessable(password: string, words: string[]): Promise<boolean> {
  estimator ??= loadEstimator()
  return (await estimator).check(password.slice(0, LENGTH_MAX), words).score < SCORE_MIN
}

/** The dictionary takes about 15 MB, so it is loaded when the first password is chosen. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: SUBSTITUTIONS_MAX })
}
