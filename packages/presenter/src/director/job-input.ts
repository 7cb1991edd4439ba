import { seedOf } from '../animation/timeline.ts'
import { OPENING_SECONDS } from '../composition/lead-silence.ts'
import type { RenderJob } from '../composition/render-job.ts'
import type { DirectorInput } from './director-input.ts'

/** Inputs that come from the speech or from its estimated timing. */
type Spoken = Pick<DirectorInput, 'durationSeconds' | 'marks' | 'photos' | 'sentences'>

/** The fields of a job that a video is planned from. */
export type PlannedJob = Pick<
  RenderJob,
  | 'background'
  | 'captions'
  | 'closing'
  | 'facts'
  | 'greeting'
  | 'language'
  | 'opening'
  | 'openingLine'
  | 'presenterId'
  | 'shape'
  | 'storyboard'
  | 'title'
>

/** Returns everything that the video of a job is planned from. */
export function directorInputOf(job: PlannedJob, spoken: Spoken): DirectorInput {
  const { title, facts, language, shape, background, opening, openingLine, greeting, closing, storyboard } = job
  const { captions = true } = job
  return {
    ...spoken,
    title,
    language,
    captions,
    seed: storyboard?.seed ?? seedOf(title + job.presenterId),
    ...(facts ? { facts } : {}),
    ...(shape ? { shape } : {}),
    ...(background ? { background } : {}),
    ...(opening ? { openingSeconds: OPENING_SECONDS } : {}),
    ...(openingLine ? { openingLine } : {}),
    ...(greeting ? { greeting } : {}),
    ...(closing ? { closing } : {}),
    ...(storyboard ? { edits: storyboard } : {}),
  }
}
