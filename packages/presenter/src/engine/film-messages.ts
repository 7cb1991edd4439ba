import type { FilmProblem } from '../film/film-job.ts'
import type { Box } from '../film/places.ts'
import type { FilmCheck } from './check-film.ts'
import type { FilePlan } from './film-file.ts'
import type { SoundPlan } from './sound/finisher.ts'

/** What the drawing thread tells the thread that encodes. Messages are handled in their order. */
export type ToFilmThread =
  | { type: 'begin' }
  /** What kind of sound follows. */
  | { type: 'listen'; plan: SoundPlan }
  | { type: 'sound'; samples: Int16Array }
  /** The sound is complete; pictures of a file follow in these slots of shared memory. After `finish` another may be opened. */
  | { type: 'open'; plan: FilePlan; slots: readonly Uint8Array[] }
  /** The picture before with what lies in this slot, one box after the other, is on screen from one frame number to another. */
  | { type: 'picture'; slot: number; boxes: readonly Box[]; fromFrame: number; toFrame: number }
  | { type: 'finish' }
  | { type: 'close' }

/** What is known of a film when it is done. */
export interface MadeFilm extends FilmCheck {
  /** The loudest moments of the sound, evenly over its length, 0..1. */
  peaks: number[]
}

/** What comes back: one answer to `begin`, `open` and `close`, the film to `finish`, and every slot when it may be written again. */
export type FromFilmThread =
  | { type: 'answer'; film?: MadeFilm }
  | { type: 'free'; slot: number }
  | { type: 'failed'; code: FilmProblem; message: string }

/** Pictures that may wait for the encoder. More would only hide that it is behind. */
export const SLOT_COUNT = 6
