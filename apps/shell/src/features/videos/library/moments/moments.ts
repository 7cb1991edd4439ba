const MOMENTS_MAX = 8

/** The time after its start when a scene shows all its content. */
const SETTLED_SECONDS = 1.5

interface Scene {
  startSeconds: number
  durationSeconds: number
}

/** Returns about eight moments of a video: the starts of its scenes, or even steps where there are no scenes. */
export function momentsOf(scenes: readonly Scene[], durationSeconds: number): number[] {
  if (scenes.length === 0)
    return Array.from({ length: MOMENTS_MAX }, (_, index) => rounded(((index + 0.5) * durationSeconds) / MOMENTS_MAX))
  const count = Math.min(scenes.length, MOMENTS_MAX)
  const indexes = Array.from({ length: count }, (_, at) =>
    count === 1 ? 0 : Math.round((at * (scenes.length - 1)) / (count - 1)),
  )
  return indexes.flatMap((index) => {
    const scene = scenes[index]
    return scene ? [rounded(scene.startSeconds + Math.min(SETTLED_SECONDS, scene.durationSeconds / 2))] : []
  })
}

const rounded = (seconds: number) => Math.round(seconds * 100) / 100
