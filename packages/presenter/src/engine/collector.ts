import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

let collect: ((options: { type: 'minor' }) => void) | undefined

/**
 * Lets the collector look for frames and pictures that are no longer used. They live outside the JavaScript heap, so it would
 * not notice by itself how much they weigh.
 */
export function collectPictures(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as (options: { type: 'minor' }) => void
  }
  collect({ type: 'minor' })
}
