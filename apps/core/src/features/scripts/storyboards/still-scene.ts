import { createHash } from 'node:crypto'
import type { PlannedScenes, ScenesJob, StillScene } from '../../../ports/scene-renderer.ts'

const CAPTION_WORDS = 6
const CAPTION_SIGNS = 12

/** A scene in the form in which its still is drawn, the pictures that it shows, and a name that depends on both. */
interface NamedStill {
  scene: StillScene
  /** Indexes of the pictures of the job, in the order in which the scene names them. */
  pictures: readonly number[]
  key: string
}

/** Returns a scene without what its still does not show: its start, its movement, and pictures of other scenes. */
export function stillOf(job: ScenesJob, { planned, shots }: PlannedScenes, index: number): NamedStill | undefined {
  const [shot, scene] = [shots[index], planned.scenes[index]]
  if (!shot || !scene) return undefined
  const { priceSeconds: _seconds, photo, ...rest } = shot
  const shown = [photo, ...shot.items.map((item) => item.photo)].filter((one) => one !== undefined)
  const pictures = [...new Set(shown)]
  const placeOf = (one: number | undefined) => (one === undefined ? {} : { photo: pictures.indexOf(one) })
  const still = {
    ...rest,
    ...placeOf(photo),
    anchor: { place: 'end' } as const,
    startSeconds: 0,
    endSeconds: 5,
    camera: 'still' as const,
    transition: 'cut' as const,
    items: shot.items.map(({ photo: own, ...item }) => ({ ...item, startSeconds: 0, ...placeOf(own) })),
  }
  const caption = job.look.captions && shot.captions ? captionOf(scene.words, job.language) : []
  const ids = pictures.map((picture) => job.pictures[picture])
  return { scene: { shot: still, caption }, pictures, key: keyOf([lookOf(job), still, caption, ids]) }
}

/** Returns the inputs that all stills of a job share. */
export function lookOf({ script: _s, title: _t, place: _p, facts: _f, sound: _o, storyboard: _e, ...look }: ScenesJob) {
  return { ...look, pictures: [] }
}

export function keyOf(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
}

function captionOf(words: string, language: string): string[] {
  return language === 'zh' ? Array.from(words).slice(0, CAPTION_SIGNS) : words.split(/\s+/).slice(0, CAPTION_WORDS)
}
