import { writeFile } from 'node:fs/promises'
import type { Canvas } from '@napi-rs/canvas'
import type { Shot } from '../../director/storyboard.ts'
import { portraitPoseOf } from '../../rig/pose.ts'
import type { RenderContext } from '../render-context.ts'
import { writeAtomically } from '../write-atomically.ts'
import { withProvenance } from '../encoding/provenance.ts'
import type { Provenance } from '../encoding/provenance.ts'
import { drawShotStill, stillShot } from './shot-still.ts'

/** Writes a canvas as PNG, or as JPEG by the extension. With `provenance` the file is marked as made with AI. */
export async function writePicture(canvas: Canvas, path: string, provenance?: Provenance): Promise<void> {
  const bytes = /\.jpe?g$/i.test(path) ? await canvas.encode('jpeg', 88) : await canvas.encode('png')
  await writeAtomically(path, (partPath) => writeFile(partPath, provenance ? withProvenance(bytes, provenance) : bytes))
}

/** Returns the shot of the poster: the presenter greets beside the title. */
export const posterShot = (title: string): Shot =>
  stillShot({ scene: 'medium', texts: { headline: title }, nameTag: true })

export function drawPoster(context: RenderContext): Canvas {
  const { title, posterPose } = context.job
  const shown = { ...context, recording: context.footage?.still }
  return posterPose === 'portrait'
    ? drawShotStill(shown, posterShot(title), [], portraitPoseOf)
    : drawShotStill(shown, posterShot(title))
}

/** Draws a still of the opening. */
export function drawOpeningStill(context: RenderContext): Canvas {
  const { title, openingLine } = context.job
  const texts = { headline: title, ...(openingLine ? { line: openingLine } : {}) }
  return drawShotStill(context, stillShot({ scene: 'opening', ground: 'brand', texts }))
}

/** Draws a still of the end card. */
export function drawClosingStill(context: RenderContext): Canvas {
  const { closing } = context.job
  return drawShotStill(context, stillShot({ scene: 'end', texts: closing ? { headline: closing.line } : {} }))
}
