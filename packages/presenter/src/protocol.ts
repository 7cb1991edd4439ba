import type { Brand, FilmJob, FilmProblem, FilmResult, Stage } from './film/film-job.ts'

export { FilmError } from './film/film-job.ts'
export type { Brand, Facts, FilmJob, FilmLanguage, FilmProblem, FilmResult, SceneName, Stage } from './film/film-job.ts'

/** A still of a presenter in a brand's scene. */
export interface PosterJob {
  presenterId: string
  brand: Brand
  width: number
  height: number
  /** .png, .jpg or .jpeg */
  outputPath: string
}

/**
 * What the parent sends. The child works on one thing at a time and stays warm between jobs; a preview clip is a render job
 * with one sentence.
 */
export type ToChild =
  | { type: 'cancel'; id: string }
  | { type: 'poster'; id: string; job: PosterJob }
  | { type: 'render'; id: string; job: FilmJob }

/** `busy`: another job is under way. `internal`: nothing the person can change. */
export type FailureCode = FilmProblem | 'busy' | 'internal'

/**
 * What the child sends. First `ready`, when a frame really was encoded and the voice is there, or `unavailable`, after which it
 * exits. Then for every job any number of `progress` (at most one every 500 ms) and exactly one `done`, `drawn` or `failed`.
 */
export type FromChild =
  | { type: 'done'; id: string; result: FilmResult }
  | { type: 'drawn'; id: string }
  | { type: 'failed'; id: string; code: FailureCode; message: string }
  | { type: 'progress'; id: string; stage: Stage; percent: number }
  | { type: 'ready' }
  | { type: 'unavailable'; code: FailureCode; message: string }
