import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Reach = 'minor' | 'major'

let collect: ((options: { type: Reach }) => void) | undefined

/**
 * Lets the collector look for frames and pictures that are no longer used. They live outside the JavaScript heap, so it would
 * not notice by itself how much they weigh. Between films it may look everywhere (`major`).
 */
export function collectPictures(reach: Reach = 'minor'): void {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as (options: { type: Reach }) => void
  }
  collect({ type: reach })
}
