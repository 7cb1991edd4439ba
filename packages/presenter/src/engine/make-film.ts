import { stat } from 'node:fs/promises'
import { createCanvas } from '@napi-rs/canvas'
import { perform } from '../acting/perform.ts'
import { seedOf } from '../acting/timeline.ts'
import { captionsOf } from '../film/captions.ts'
import { factsCardOf, fillsCard } from '../film/facts-card.ts'
import { FilmError } from '../film/film-job.ts'
import type { FilmJob, FilmResult, Stage } from '../film/film-job.ts'
import { fitsCaption } from '../film/caption-words.ts'
import { layoutOf } from '../film/layout.ts'
import type { FilmPlan } from '../film/moments.ts'
import { paletteOf } from '../film/palette.ts'
import { shotsOf, silenceOf } from '../film/shots.ts'
import type { ScriptMark } from '../script/marks.ts'
import { unbrandedJob, unbrandedSpeech } from '../film/unbranded.ts'
import { figureOf } from '../rig/figure.ts'
import { prepareCanvas } from './canvas.ts'
import { collectPictures } from './collector.ts'
import { createCompositor } from './compositor.ts'
import { drawFilm } from './draw-film.ts'
import { openFilmThread } from './film-thread.ts'
import type { MadeFilm } from './film-messages.ts'
import type { FilmThread } from './film-thread.ts'
import { drawPoster, writePicture } from './poster.ts'
import { loadProps } from './props.ts'
import { readScript } from './read-script.ts'
import { speakScript } from './speaking.ts'
import { openVoice } from './voices/open-voice.ts'
import type { Stagecraft } from './view.ts'
import { writeSubtitles } from './write-subtitles.ts'
import { writeWave } from './write-wave.ts'
import { writtenWhole } from './written-whole.ts'
import type { Speech } from '../acting/speech.ts'

export interface FilmHooks {
  /** `fraction` runs from 0 to 1 within each stage. */
  onProgress?: (stage: Stage, fraction: number) => void
  /** Stops the film; the unfinished file is removed. */
  signal?: AbortSignal
}

/** Measures the stages and passes progress on; every report is also the moment a film can be cancelled. */
function createProgress({ onProgress, signal }: FilmHooks) {
  const stageMilliseconds: Record<Stage, number> = { reading: 0, speaking: 0, drawing: 0, finishing: 0 }
  let stage: Stage = 'reading'
  let started = performance.now()
  const report = (fraction: number) => {
    if (signal?.aborted) throw new FilmError('cancelled', 'The video was cancelled.')
    onProgress?.(stage, fraction)
  }
  return {
    report,
    stageMilliseconds,
    enter(next: Stage) {
      const now = performance.now()
      stageMilliseconds[stage] += Math.round(now - started)
      started = now
      stage = next
      report(0)
    },
    end() {
      stageMilliseconds[stage] += Math.round(performance.now() - started)
      onProgress?.(stage, 1)
    },
  }
}
type Progress = ReturnType<typeof createProgress>

/** A film and its copies show one performance of one speech. */
interface Performance extends ReturnType<typeof perform> {
  speech: Speech
  marks: readonly (ScriptMark | undefined)[]
}

/** What one file is drawn from; `shown` is the speech as its captions have it. */
async function drawingOf(job: FilmJob, performance: Performance, shown: Speech) {
  const { person } = readScript(job)
  const { facts, brand, language, opening, closing } = job
  const { speech, marks, timeline, cardSeconds } = performance
  const layout = layoutOf(job)
  const palette = paletteOf(brand, job.background)
  const props = await loadProps(job)
  const fits = fitsCaption(createCanvas(8, 8).getContext('2d'), layout)
  const captions = job.captions === false ? [] : captionsOf(shown.sentences, fits)
  const craft: Stagecraft = {
    job,
    figure: figureOf(person, brand.accent),
    palette,
    props,
    card: facts && factsCardOf(facts, brand.scene, language, palette, layout),
    captions: captions.map(({ words }) => words.map(({ text }) => text)),
    // What reads recordings is large, and most films have no need of it.
    footage: job.footagePath ? await (await import('./footage.ts')).openFootage(job.footagePath) : undefined,
  }
  const shots = shotsOf(speech, { opening, closing, marks, pictureCount: props.pictures.length })
  const photos = props.pictures.map(({ isPhoto }) => isPhoto)
  const plan: FilmPlan = { timeline, captions, cardSeconds, shots, photos }
  return { craft, plan, durationSeconds: speech.durationSeconds }
}

/** Draws and encodes one file from a speech whose sound the thread has heard. */
async function drawAndEncode(
  job: FilmJob,
  { craft, plan, durationSeconds }: Awaited<ReturnType<typeof drawingOf>>,
  thread: FilmThread,
  partPath: string,
  report: (share: number) => void,
): Promise<MadeFilm> {
  const size = layoutOf(job).picture
  const mostFrames = plan.timeline.stepCount + 2
  const opening = thread.open({ path: partPath, title: job.title, size, durationSeconds, mostFrames })
  // The thread is still busy with the sound; more is drawn meanwhile. Its failure is met by the wait below.
  opening.catch(() => undefined)
  if (job.posterPath) await writePicture(drawPoster(craft), job.posterPath)
  const compositor = createCompositor(craft, plan.shots)
  await opening
  await drawFilm(plan, compositor, thread, report, craft.footage)
  craft.footage?.close()
  const [film] = await Promise.all([thread.finish(), compositor.keepPatches()])
  return film
}

/** Writes a checked film to the job's path, and before it the copy without a brand where one is wanted. */
async function writeFilm(job: FilmJob, performance: Performance, thread: FilmThread, progress: Progress) {
  const { unbrandedPath } = job
  const { speech } = performance
  const isPair = unbrandedPath !== undefined
  const write = (one: FilmJob, shown: Speech, before: number) =>
    writtenWhole(one.outputPath, async (partPath) => {
      const report = (share: number) => progress.report(isPair ? before + share / 2 : share)
      return drawAndEncode(one, await drawingOf(one, performance, shown), thread, partPath, report)
    })
  if (isPair) await write(unbrandedJob({ ...job, unbrandedPath }), unbrandedSpeech(speech, job.brand), 0)
  const checked = await write(job, speech, 0.5)
  progress.enter('finishing')
  return checked
}

/** Everything that may be written in a film; a language's own name stands for its fixed words. */
const writingOf = (job: FilmJob) =>
  JSON.stringify(job) + (new Intl.DisplayNames([job.language], { type: 'language' }).of(job.language) ?? '')

/**
 * Makes a film: reads the script, speaks it, draws the presenter saying it and writes an mp4 (H.264, AAC, 30 fps).
 * The file appears at `job.outputPath` when it is complete and checked. Throws FilmError.
 */
export async function makeFilm(job: FilmJob, hooks: FilmHooks = {}): Promise<FilmResult> {
  // Codecs and the muxer do not keep a process alive by themselves; without this it could end in the middle of a film.
  const alive = setInterval(() => {}, 1000)
  const cpuBefore = process.cpuUsage()
  const progress = createProgress(hooks)
  let thread: FilmThread | undefined
  try {
    progress.enter('reading')
    const { person, script } = readScript(job)
    prepareCanvas(writingOf(job), job.brand.fontFamily)
    thread = await openFilmThread()
    progress.enter('speaking')
    const voice = await openVoice(job, person.id, script)
    thread.listen({
      rate: voice.rate,
      isSharp: voice.isSharp,
      ...(job.music ? { musicSeed: seedOf(job.brand.name) } : {}),
    })
    const speech = await speakScript(voice, script, {
      pushSound: thread.pushSound,
      onSentence: progress.report,
      signal: hooks.signal,
      ...silenceOf(job),
    })
    progress.enter('drawing')
    const marks = script.sentences.map((sentence) => sentence.mark)
    const facts = job.facts && fillsCard(job.facts, job.brand.scene) ? job.facts : undefined
    const shots = shotsOf(speech, { ...job, marks, pictureCount: job.pictures?.length ?? 0 })
    const isAlone = (seconds: number) =>
      shots.findLast(({ startSeconds }) => startSeconds <= seconds)?.kind === 'presenter'
    const performance = { speech, marks, ...perform(speech, { ...job, facts, isAlone }) }
    const checked = await writeFilm(job, performance, thread, progress)
    if (job.captionsPath) {
      await writeSubtitles(job.captionsPath, speech, job.language)
      await writeWave(job.captionsPath, checked.peaks)
    }
    const { size } = await stat(job.outputPath)
    progress.end()
    const cpu = process.cpuUsage(cpuBefore)
    return {
      ...checked,
      ...layoutOf(job).picture,
      bytes: size,
      cpuSeconds: (cpu.user + cpu.system) / 1e6,
      stageMilliseconds: progress.stageMilliseconds,
    }
  } finally {
    await thread?.close()
    collectPictures('major')
    clearInterval(alive)
  }
}
