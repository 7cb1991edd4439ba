import { animateSpeech } from '../animation/animate-speech.ts'
import { seedOf } from '../animation/timeline.ts'
import type { Speech, SpokenSentence, SpokenWord } from '../animation/speech.ts'
import { captionsBeside } from '../composition/text/captions-beside.ts'
import type { Caption } from '../composition/captions.ts'
import { fitsOnCaption } from '../composition/cards/caption.ts'
import type { RenderPlan } from '../composition/frame-state.ts'
import { leadSilenceOf } from '../composition/lead-silence.ts'
import { paletteOf } from '../composition/palette.ts'
import type { RenderJob } from '../composition/render-job.ts'
import { sceneLayoutOf } from '../composition/scene-layout.ts'
import type { DirectorInput, DirectorPhoto } from '../director/director-input.ts'
import { directorInputOf } from '../director/job-input.ts'
import { planStoryboard } from '../director/plan-storyboard.ts'
import { plannedScenes } from '../director/planned-scenes.ts'
import type { Shot } from '../director/storyboard.ts'
import { figureOf } from '../rig/figure.ts'
import type { Timeline } from '../rig/timeline.ts'
import type { ParsedScript } from '../script/index.ts'
import type { ScriptMark } from '../script/marks.ts'
import { loadAssets } from './assets.ts'
import type { Assets } from './assets.ts'
import { stageOf } from './shot-card.ts'
import { handsOf } from './shot-hands.ts'
import { readScript } from './speech/read-script.ts'
import { LEAD_IN_SECONDS } from './speech/synthesize-script.ts'
import type { Footage } from './layers/footage.ts'
import type { RenderContext } from './render-context.ts'

/** The animation that all renditions of a video share. */
export interface SpeechAnimation extends ReturnType<typeof animateSpeech> {
  speech: Speech
  marks: readonly (ScriptMark | undefined)[]
}

/** Returns what a rendition is planned from. `speech` has the words of its captions. */
const planInputOf = (
  job: RenderJob,
  { sentences, durationSeconds }: Speech,
  marks: SpeechAnimation['marks'],
  photos: readonly DirectorPhoto[],
): DirectorInput => directorInputOf(job, { sentences, durationSeconds, marks, photos })

/** Cuts each sentence into captions that fit every shot in which they are seen. */
function captionsFor(
  context: RenderContext,
  sentences: readonly SpokenSentence[],
  shots: readonly Shot[],
): Caption<SpokenWord>[] {
  const tests = new Map<string, (words: readonly string[]) => boolean>()
  const fitsIn = (shot: Shot) => {
    const key = `${shot.scene} ${shot.texts.headline !== undefined}`
    const layout = sceneLayoutOf(context.job, shot)
    const test = tests.get(key) ?? fitsOnCaption(stageOf(context, layout), layout.place.captions ?? {})
    tests.set(key, test)
    return test
  }
  let at = 0
  return sentences.flatMap((sentence): Caption<SpokenWord>[] => {
    while ((shots[at]?.endSeconds ?? Infinity) <= sentence.startSeconds) at++
    const seen: Shot[] = []
    for (let index = at; (shots[index]?.startSeconds ?? Infinity) < sentence.endSeconds; index++) {
      const shot = shots[index]
      if (shot?.captions) seen.push(shot)
    }
    const all = seen.map(fitsIn)
    return captionsBeside(sentence, seen, (words) => all.every((fits) => fits(words)))
  })
}

/** Returns what a rendition is drawn from. `shown` is the speech of its captions. */
export async function renderInputsOf(job: RenderJob, performance: SpeechAnimation, shown: Speech) {
  const { person } = readScript(job)
  const { brand } = job
  const { speech, marks, timeline } = performance
  const assets = await loadAssets(job)
  const bare: RenderContext = {
    job,
    figure: figureOf(person, brand.accent),
    palette: paletteOf(brand),
    assets,
    captions: [],
    footage: await footageOf(job, timeline),
  }
  const input = planInputOf(job, shown, marks, photosOf(job, assets.pictures))
  const storyboard = planStoryboard(input)
  const { shots } = storyboard
  const captions = job.captions === false ? [] : captionsFor(bare, shown.sentences, shots)
  const context: RenderContext = { ...bare, captions: captions.map(({ words }) => words.map(({ text }) => text)) }
  const plan: RenderPlan = { timeline, captions, shots }
  return { context, plan, durationSeconds: speech.durationSeconds, planned: plannedScenes(input, storyboard) }
}

/** Loaded on demand, because few videos have a recording. */
async function footageOf(job: RenderJob, timeline: Timeline): Promise<Footage | undefined> {
  const footage = await recordingOf(job, timeline)
  if (!footage || !job.footageBackground) return footage
  const { canSeparatePeople } = await import('../twin/background/person-model.ts')
  // A video that is drawn again on another installation keeps its background there.
  if (!canSeparatePeople()) return footage
  return (await import('../twin/background/separated-footage.ts')).withoutBackground(footage, job.footageBackground)
}

async function recordingOf(job: RenderJob, timeline: Timeline): Promise<Footage | undefined> {
  const { footagePath, mouthsPath } = job
  if (!footagePath) return undefined
  if (mouthsPath) return (await import('../twin/own-mouth.ts')).openSpeakingFootage(footagePath, mouthsPath, timeline)
  return (await import('./layers/footage.ts')).openFootage(footagePath, { startsAtSeconds: footageStart(job) })
}

/** Returns when a clip that was made to a soundtrack begins: with the lead-in of that. */
function footageStart(job: RenderJob): number {
  return job.footageSpeaks ? Math.max(0, (leadSilenceOf(job).leadInSeconds ?? 0) - LEAD_IN_SECONDS) : 0
}

/** Returns the facts about pictures that the director needs. */
function photosOf({ pictures = [] }: RenderJob, assets: Assets['pictures']): DirectorPhoto[] {
  return pictures.map(({ id, caption = '', isPhoto = false }, index) => ({
    caption,
    isPhoto,
    ...(id === undefined ? {} : { id }),
    ...assets[index]?.original,
    ...(assets[index] ? { focus: assets[index].focus } : {}),
  }))
}

/** Returns how the presenter moves to a speech. They point at the offer when it comes. */
export function animationOf(job: RenderJob, speech: Speech, script: ParsedScript): SpeechAnimation {
  const marks = script.sentences.map((sentence) => sentence.mark)
  const { shots } = planStoryboard(planInputOf(job, speech, marks, job.pictures ?? []))
  const offer = shots.find(({ scene }) => scene === 'offer')
  const isAlone = (seconds: number) =>
    offer !== undefined && seconds >= offer.startSeconds && seconds < offer.endSeconds
  const facts = offer ? (job.facts ?? {}) : undefined
  const hands = handsOf(job, shots, seedOf(job.title + job.presenterId))
  return { speech, marks, ...animateSpeech(speech, { ...job, facts, isAlone, hands }) }
}
