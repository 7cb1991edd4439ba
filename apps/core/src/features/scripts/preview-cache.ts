import type { SpokenPreview } from '@vitrine/contract'
import { createLruCache } from '../../platform/lru-cache/lru-cache.ts'
import type { Clock } from '../../platform/time/clock.ts'

const MAX_AGE_MS = 10 * 60_000
/** A sentence of five seconds has about 320,000. */
const CHARACTERS_MAX = 16_000_000

/** Caches spoken sentences in memory for ten minutes, so that a repeated request costs nothing. */
export function createPreviewCache(clock: Clock) {
  return createLruCache<SpokenPreview>({
    sizeMax: CHARACTERS_MAX,
    sizeOf: ({ sound }) => sound.length,
    maxAgeMs: MAX_AGE_MS,
    now: () => clock.now().getTime(),
  })
}
