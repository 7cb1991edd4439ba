import { stat } from 'node:fs/promises'
import { createCanvas } from '@napi-rs/canvas'
import { cardWordOf, gestureCuesOf } from '../acting/gesture-cues.ts'
import { performanceOf, seedOf } from '../acting/timeline.ts'
import { captionsOf } from '../film/captions.ts'
import { factsCardOf } from '../film/facts-card.ts'
import { FilmError } from '../film/film-job.ts'
import type { FilmJob, FilmResult, Stage } from '../film/film-job.ts'
import { PICTURE } from '../film/layout.ts'
import { fitsCaption } from '../film/overlays.ts'
import { paletteOf } from '../film/palette.ts'
import { figureOf } from '../rig/figure.ts'
import { presenterById } from '../rig/presenters.ts'
import { speakable } from '../script/index.ts'
import { prepareCanvas } from './canvas.ts'
import { collectPictures } from './collector.ts'
import { checkFilm } from './check-film.ts'
import { createCompositor } from './compositor.ts'
import { drawFilm } from './draw-film.ts'
import { openFilmThread } from './film-thread.ts'
import type { FilmThread } from './film-thread.ts'
import { drawGround } from './ground.ts'
import { drawPoster, writePicture } from './poster.ts'
import { speakScript } from './speaking.ts'
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

function readJob(job: FilmJob) {
  const person = presenterById(job.presenterId)
  if (!person) throw new FilmError('unknown-presenter', `There is no presenter called "${job.presenterId}".`)
  const script = speakable(job.script, job.language)
  if (script.words.length === 0) throw new FilmError('nothing-to-say', 'The script has no word that can be spoken.')
  return { person, script, figure: figureOf(person, job.brand.accent), palette: paletteOf(job.brand) }
}

async function drawAndEncode(job: FilmJob, speech: Speech, thread: FilmThread, partPath: string, progress: Progress) {
  const { figure, palette } = readJob(job)
  const { facts, brand, language } = job
  const card = facts ? factsCardOf(facts, brand.scene, language, palette) : undefined
  const cardWord = card && facts ? cardWordOf(speech, facts) : undefined
  const cardSeconds = cardWord?.startSeconds
  const cues = gestureCuesOf(speech, language, facts, cardWord)
  const timeline = performanceOf(speech, { cues, cardSeconds, seed: seedOf(job.presenterId) })
  // The thread is still busy with the sound; the ground is drawn meanwhile. Its failure is met by the wait below.
  const opening = thread.open(partPath, job.title, timeline.stepCount + 2)
  opening.catch(() => undefined)
  const ground = await drawGround(job, figure, palette)
  const fits = fitsCaption(createCanvas(8, 8).getContext('2d'))
  const captions = job.captions === false ? [] : captionsOf(speech.sentences, fits)
  if (job.posterPath) {
    const caption = captions[0]?.words.map(({ text }) => text) ?? []
    await writePicture(drawPoster({ figure, palette, ground, card, caption }), job.posterPath)
  }
  const compositor = createCompositor(figure, palette, ground, card)
  await opening
  await drawFilm({ timeline, captions, cardSeconds }, compositor, thread, progress.report)
  progress.enter('finishing')
  return thread.finish()
}

/**
 * Makes a film: reads the script, speaks it, draws the presenter saying it and writes an mp4 (H.264, AAC, 1280 x 720, 30 fps).
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
    const { person, script } = readJob(job)
    prepareCanvas()
    thread = await openFilmThread()
    progress.enter('speaking')
    const speech = await speakScript(script, person.id, job.language, thread.pushSound, progress.report)
    progress.enter('drawing')
    const checked = await writtenWhole(job.outputPath, async (partPath) => {
      const frames = await drawAndEncode(job, speech, thread as FilmThread, partPath, progress)
      return checkFilm(partPath, { frames, durationSeconds: speech.durationSeconds })
    })
    const { size } = await stat(job.outputPath)
    progress.end()
    const cpu = process.cpuUsage(cpuBefore)
    return {
      ...checked,
      ...PICTURE,
      bytes: size,
      cpuSeconds: (cpu.user + cpu.system) / 1e6,
      stageMilliseconds: progress.stageMilliseconds,
    }
  } catch (error) {
    await thread?.abandon()
    throw error
  } finally {
    collectPictures('major')
    clearInterval(alive)
  }
}
