import type { Closing, Language } from '../composition/render-job.ts'
import { leadSilenceOf, OPENING_SECONDS } from '../composition/lead-silence.ts'
import { parseScript, secondsOf } from '../script/index.ts'
import type { ParsedScript } from '../script/index.ts'
import type { DirectorInput, DirectorPhoto } from './director-input.ts'
import { directorInputOf } from './job-input.ts'
import type { PlannedJob } from './job-input.ts'
import { plannedScenes } from './planned-scenes.ts'
import type { PlannedStoryboard } from './planned-storyboard.ts'
import { planStoryboard } from './plan-storyboard.ts'
import type { DirectorSentence } from './sentence-text.ts'
import type { Shot, Storyboard } from './storyboard.ts'

const PAUSE_SECONDS = 0.36
/** Silence that `secondsOf` adds before and after a speech. */
const SPEECH_SILENCE_SECONDS = 1.3

/** Returns estimated times of a script, as if it had been spoken. Words take as long as they have letters. */
export function spokenScript(
  { sentences }: ParsedScript,
  language: Language,
  {
    leadInSeconds = 0.35,
    leadOutSeconds = 0.95,
    speed = 1,
  }: { leadInSeconds?: number; leadOutSeconds?: number; speed?: number } = {},
): Pick<DirectorInput, 'durationSeconds' | 'marks' | 'sentences'> {
  let seconds = leadInSeconds
  const timed = sentences.map((sentence): DirectorSentence => {
    const startSeconds = seconds
    const length = (secondsOf([sentence], language) - SPEECH_SILENCE_SECONDS) / speed
    const letters = sentence.words.reduce((sum, { spoken }) => sum + spoken.length, 0)
    const words = sentence.words.map(({ text, spoken }) => {
      const word = { text, startSeconds: seconds }
      seconds += (length * spoken.length) / Math.max(1, letters)
      return word
    })
    const endSeconds = seconds
    seconds += PAUSE_SECONDS
    return { words, startSeconds, endSeconds }
  })
  const end = timed.at(-1)?.endSeconds ?? leadInSeconds
  return { sentences: timed, durationSeconds: end + leadOutSeconds, marks: sentences.map(({ mark }) => mark) }
}

/** A video before it is spoken. */
export interface StoryboardDraft extends Omit<
  DirectorInput,
  'durationSeconds' | 'marks' | 'openingSeconds' | 'sentences'
> {
  script: string
  /** Whether the video begins with an opening. */
  opening?: boolean
  closing?: Closing
}

/** Returns the storyboard of a draft with estimated times. A render plans the same shots at the times of the voice. */
export function draftStoryboard({ script, opening = false, ...draft }: StoryboardDraft): Storyboard {
  const silence = leadSilenceOf({ opening, closing: draft.closing })
  const spoken = spokenScript(parseScript(script, draft.language), draft.language, silence)
  return planStoryboard({ ...draft, ...spoken, ...(opening ? { openingSeconds: OPENING_SECONDS } : {}) })
}

/** A job before it is spoken, and what is known of its pictures. */
export interface DraftJob extends PlannedJob {
  script: string
  photos: readonly DirectorPhoto[]
  /** Pace of the voice. 1 is the normal pace of the presenter. */
  speed?: number
}

/** Returns the scenes and shots of a job with estimated times. */
export function planDraft(job: DraftJob): { planned: PlannedStoryboard; shots: readonly Shot[] } {
  const { script, language, photos, opening, closing, speed = 1 } = job
  const silence = leadSilenceOf({ opening, closing })
  const spoken = spokenScript(parseScript(script, language), language, { ...silence, speed })
  const input = directorInputOf(job, { ...spoken, photos })
  const storyboard = planStoryboard(input)
  return { planned: plannedScenes(input, storyboard), shots: storyboard.shots }
}
