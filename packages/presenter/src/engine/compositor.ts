import { layoutOf } from '../film/layout.ts'
import { FADE_STEPS } from '../film/moments.ts'
import type { Moment } from '../film/moments.ts'
import { drawOpening } from '../film/opening.ts'
import type { Shot } from '../film/shots.ts'
import { fullPicture } from './ground.ts'
import { readPatch } from './canvas-pool.ts'
import { mixPictures, partsOf, pastePatch } from './i420.ts'
import type { Patch } from './i420.ts'
import { createView } from './view.ts'
import type { Stagecraft, View } from './view.ts'

/** The logo alone, before the presenter is seen. */
function openingPatch({ job, palette, props }: Stagecraft): Patch {
  const layout = layoutOf(job)
  const sign = { name: job.brand.name, logo: props.logo, line: job.openingLine, greeting: job.greeting }
  const picture = fullPicture(layout, (canvas) => drawOpening(canvas, layout, palette, sign, job.aiLabel ?? ''))
  return readPatch(picture.getContext('2d'), { x: 0, y: 0, ...layout.picture })
}

/** Keeps the logo that is seen at first and gives way to the frame step by step. */
function createFade(frame: Uint8Array) {
  let before: Uint8Array | undefined
  let mixed: Uint8Array | undefined
  let fading = false
  return {
    get picture() {
      return fading && mixed ? mixed : frame
    },
    startFrom(picture: Uint8Array): void {
      before ??= new Uint8Array(frame.length)
      before.set(picture)
    },
    /** True when all of the picture is another one. */
    show(share: number): boolean {
      const wasFading = fading
      fading = share < 1 && before !== undefined
      if (!fading || !before) return wasFading
      mixed ??= new Uint8Array(frame.length)
      mixPictures(before, frame, share, mixed)
      return true
    },
  }
}

const bytesOf = (patches: readonly Patch[]) => patches.reduce((sum, { data }) => sum + data.length, 0)

/**
 * Keeps one I420 picture up to date. Whatever changes is pasted as patches that are drawn once and then copied: reading a
 * canvas back for every frame would cost ten times as much.
 */
export function createCompositor(craft: Stagecraft, shots: readonly Shot[]) {
  const size = layoutOf(craft.job).picture
  const frame = new Uint8Array((size.width * size.height * 3) / 2)
  const parts = partsOf(frame, size)
  const views = new Map<string, View>()
  const fade = createFade(frame)
  let shown: Moment | undefined
  let changes: Patch[] = []

  function paste(patch: Patch): void {
    pastePatch(patch, parts, size.width)
    changes.push(patch)
  }
  function viewOf(kind: Exclude<Shot['kind'], 'opening'>): View {
    const view = views.get(kind) ?? createView(kind, craft, paste)
    views.set(kind, view)
    return view
  }
  function showShot(shot: Shot, before: Shot | undefined, moment: Moment, isNew: boolean): void {
    if (shot.kind !== 'opening') {
      const view = viewOf(shot.kind)
      // Behind the logo everything stands already.
      const seen = before?.kind === 'opening' ? { ...moment, fade: FADE_STEPS } : moment
      if (isNew) view.enter(seen, shot.kind === 'picture' ? shot.index : -1, before?.kind === shot.kind)
      else view.update(seen)
    } else if (isNew) {
      paste(openingPatch(craft))
    }
  }
  const whole = (): Patch => ({ x: 0, y: 0, ...size, data: fade.picture })
  return {
    /** What `show` has changed since the last call; never more than a whole picture. Good until the next `show`. */
    takeChanges(): readonly Patch[] {
      const taken = changes
      changes = []
      return bytesOf(taken) > frame.length ? [whole()] : taken
    },
    show(moment: Moment): void {
      const shot = shots[moment.shot]
      if (!shot) throw new RangeError(`The film has no shot ${moment.shot}.`)
      const before = shots[moment.shot - 1]
      const isNew = moment.shot !== shown?.shot
      if (isNew && before?.kind === 'opening') fade.startFrom(frame)
      showShot(shot, before, moment, isNew)
      if (fade.show(before?.kind === 'opening' ? moment.fade / FADE_STEPS : 1)) changes = [whole()]
      shown = moment
    },
    /** Keeps what had to be drawn for films to come. */
    async keepPatches(): Promise<void> {
      for (const view of views.values()) await view.keepPatches()
    },
  }
}
export type Compositor = ReturnType<typeof createCompositor>
