import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Canvas } from '@napi-rs/canvas'
import type { Size } from '../../composition/geometry.ts'
import { paletteOf } from '../../composition/palette.ts'
import { MediaError } from '../../composition/render-job.ts'
import type { RenderJob } from '../../composition/render-job.ts'
import { sceneLayoutOf } from '../../composition/scene-layout.ts'
import type { SceneJob, ScenesJob, TextFit, TextFitJob } from '../../protocol.ts'
import { figureOf } from '../../rig/figure.ts'
import { presenterById } from '../../rig/presenters.ts'
import { loadAssets } from '../assets.ts'
import { prepareCanvas } from '../canvas/canvas.ts'
import { shotCardOf, stageOf } from '../shot-card.ts'
import { drawShotStill } from './shot-still.ts'
import type { StillContext } from './shot-still.ts'
import { writePicture } from './poster.ts'

const jobOf = (scenes: ScenesJob): RenderJob => ({ script: '', outputPath: '', ...scenes })

/** Returns what the scenes of a job are drawn with. Throws MediaError for an unknown presenter or an unreadable picture. */
async function contextOf(scenes: ScenesJob): Promise<StillContext> {
  const person = presenterById(scenes.presenterId)
  if (!person) throw new MediaError('unknown-presenter', `There is no presenter called "${scenes.presenterId}".`)
  const job = jobOf(scenes)
  return {
    job,
    palette: paletteOf(job.brand),
    figure: figureOf(person, job.brand.accent),
    assets: await loadAssets(job),
    captions: [],
  }
}

async function loadCanvas(path: string): Promise<Canvas> {
  const image = await loadImage(path)
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvas
}

/** Draws another background into a recording, where that is installed. */
async function withBackground(poster: Canvas, background: RenderJob['footageBackground']): Promise<Canvas> {
  if (!background) return poster
  const { canSeparatePeople } = await import('../../twin/background/person-model.ts')
  if (!canSeparatePeople()) return poster
  return (await import('../../twin/background/separated-footage.ts')).separatedPicture(poster, background)
}

function scaledTo(picture: Canvas, edge: number): Canvas {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height))
  const scaled = createCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
  const canvas = scaled.getContext('2d')
  canvas.imageSmoothingQuality = 'high'
  canvas.drawImage(picture, 0, 0, scaled.width, scaled.height)
  return scaled
}

/** Draws a scene as it looks when everything in it has come. Throws MediaError. */
export async function renderScene(job: SceneJob): Promise<Size> {
  const { shot, caption, recordingPosterPath, edgePixels, outputPath, ...scenes } = job
  prepareCanvas(JSON.stringify(job), job.brand.fontFamily)
  const poster = recordingPosterPath === undefined ? undefined : await loadCanvas(recordingPosterPath)
  const recording = poster && (await withBackground(poster, scenes.footageBackground))
  const context = await contextOf({ ...scenes, ...(recordingPosterPath ? { footagePath: recordingPosterPath } : {}) })
  const picture = scaledTo(drawShotStill({ ...context, recording }, shot, caption), edgePixels)
  await writePicture(picture, outputPath)
  return { width: picture.width, height: picture.height }
}

/** Returns the texts of shots that have no room, without drawing anything. */
export async function checkTextFit({ shots, ...scenes }: TextFitJob): Promise<TextFit[]> {
  prepareCanvas(JSON.stringify([scenes, shots]), scenes.brand.fontFamily)
  const context = await contextOf({ ...scenes, pictures: [] })
  return shots.flatMap((shot, index) => {
    const layout = sceneLayoutOf(context.job, shot)
    const card = shotCardOf(context, layout, stageOf(context, layout), shot, undefined)
    return (card?.card.warnings ?? []).map(({ letters: characters, ...text }) => ({ shot: index, characters, ...text }))
  })
}
