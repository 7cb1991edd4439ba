import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Generation = 'minor' | 'major'

let collect: ((options: { type: Generation }) => void) | undefined

/**
 * Triggers garbage collection of frames and images. Their memory is outside the JavaScript heap, so V8 does not see its size.
 * `major` collects everything, between videos.
 */
export function collectGarbage(generation: Generation = 'minor'): void {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as (options: { type: Generation }) => void
  }
  collect({ type: generation })
}

/** Triggers a full garbage collection and waits until the native memory of what was collected is free. */
export async function collectNow(): Promise<void> {
  collectGarbage('major')
  await setImmediate()
}
