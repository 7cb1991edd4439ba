import type { CountedRows, HandsRoom } from '../animation/gesture-cues.ts'
import type { ShotHands } from '../animation/animate-speech.ts'
import type { RenderJob } from '../composition/render-job.ts'
import { hasPresenterGround, sceneLayoutOf } from '../composition/scene-layout.ts'
import type { SceneLayout } from '../composition/scene-layout.ts'
import type { Scene } from '../director/scenes.ts'
import type { Shot } from '../director/storyboard.ts'
import type { GestureName, PostureName } from '../rig/gestures.ts'

const NOBODY: HandsRoom = { gestures: new Set(), isBesidePhoto: false }

/** The fingers that count the rows of a list in a still: the last that one hand has. */
const COUNTS = ['count1', 'count2', 'count3'] as const
/** A wide shot after the first. */
const LATER_WIDE: readonly GestureName[] = ['present', 'chest', 'greet']
const SHOWN_IN: Partial<Record<Scene, readonly GestureName[]>> = {
  wide: ['greet', 'both', 'chest'],
  medium: ['both', 'present', 'chest'],
  split: ['present', 'chest'],
  offer: ['offer', 'present', 'chest'],
  end: ['greet', 'both', 'chest'],
}

/** Returns the gesture of a shot in a still: the one that suits its scene and has room. Only who is introduced greets. */
export function stillGestureOf(
  { scene, items, nameTag }: Pick<Shot, 'items' | 'nameTag' | 'scene'>,
  gestures: ReadonlySet<GestureName>,
): GestureName {
  const counted = scene === 'list' ? COUNTS.slice(0, items.length).toReversed() : []
  const suiting = scene === 'wide' && !nameTag ? LATER_WIDE : (SHOWN_IN[scene] ?? [])
  return [...suiting, ...counted].find((gesture) => gestures.has(gesture)) ?? 'rest'
}

/** Returns the posture of each shot: of those that suit it, another one each time. */
export function posturesOf(layouts: readonly Pick<SceneLayout, 'postures'>[], seed: number): PostureName[] {
  let turn = seed
  let last: PostureName | undefined
  return layouts.map(({ postures }) => {
    const others = postures.filter((posture) => posture !== last)
    if (others.length > 0) last = others[turn++ % others.length]
    return last ?? 'folded'
  })
}

/** Returns what the arms and hands of the presenter do in the shots of a video. */
export function handsOf(job: RenderJob, shots: readonly Shot[], seed: number): ShotHands {
  const layouts = shots.map((shot) => sceneLayoutOf(job, shot))
  const seen = layouts.filter(({ hasFigure }) => hasFigure)
  const postures = new Map(posturesOf(seen, seed).map((posture, index) => [seen[index], posture]))
  const indexAt = (seconds: number) => shots.findLastIndex(({ startSeconds }) => startSeconds <= seconds)
  return {
    seed,
    hasFarewell: shots.at(-1)?.scene === 'end',
    roomAt(seconds) {
      const index = indexAt(seconds)
      const [shot, layout] = [shots[index], layouts[index]]
      if (!shot || !layout?.hasFigure) return NOBODY
      return { gestures: layout.gestures, isBesidePhoto: shot.scene === 'split' }
    },
    postureAt: (seconds) => postures.get(layouts[Math.max(0, indexAt(seconds))]) ?? 'folded',
    counted: shots.flatMap((shot, index): CountedRows[] => {
      if (shot.scene !== 'list' || !hasPresenterGround(shot.ground) || !layouts[index]?.gestures.has('count1'))
        return []
      return [{ rowSeconds: shot.items.map(({ startSeconds }) => startSeconds), endSeconds: shot.endSeconds }]
    }),
  }
}
