import type { FilmProblem } from '../film/film-job.ts'

/** What the drawing thread tells the thread that encodes. Messages are handled in their order. */
export type ToFilmThread =
  | { type: 'begin' }
  | { type: 'sound'; samples: Int16Array }
  /** The sound is complete; pictures follow. */
  | { type: 'open'; path: string; title: string; mostFrames: number }
  /** The picture in this slot of the shared memory is on screen from one frame number to another. */
  | { type: 'picture'; slot: number; fromFrame: number; toFrame: number }
  | { type: 'finish' }
  | { type: 'abandon' }

/** What comes back: one answer to `begin`, `open`, `finish` and `abandon`, and every slot when it may be written again. */
export type FromFilmThread =
  | { type: 'answer'; frames: number }
  | { type: 'free'; slot: number }
  | { type: 'failed'; code: FilmProblem; message: string }

/** Pictures that may wait for the encoder. More would only hide that it is behind. */
export const SLOT_COUNT = 6
