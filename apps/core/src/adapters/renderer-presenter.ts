import type { Renderer } from '../ports/renderer.ts'
import { inChild } from './child-work.ts'
import { engineVersion } from './engine-version.ts'
import { filmJobOf } from './film-job-of.ts'
import { createChildPool } from './renderer-children.ts'

/** Starting, voice and fonts, plus a generous multiple of what a film of this length takes on a slow machine. */
const LIMIT_BASE_MS = 120_000
const LIMIT_PER_CHARACTER_MS = 40
const TOO_SLOW = 'Making this video took too long, so it was stopped. Try a shorter script.'
/** A film of 30 minutes is put into another kind of file in far less, also on a slow machine. */
const EXPORT_LIMIT_MS = 3_600_000
const EXPORT_TOO_SLOW = 'Making this file took too long, so it was stopped.'
/** Three times what the longest film needs. */
const MEMORY_MEGABYTES_MAX = 1536
/** How soon one that could not make films is looked at again: somebody may have installed what is missing. */
const LOOK_AGAIN_MS = 60_000

interface Options {
  concurrency: number
  /** Where drawn pieces of presenters are kept from film to film; without it each process begins anew. */
  atlasFolder?: string
  /** Where translated code of the engine is kept; without it each process translates anew. */
  codeFolder?: string
  memoryMegabytesMax?: number
}

/**
 * Renders with the illustrated presenters, in child processes that stay warm. Canvas, codecs and voice live there only: whatever a
 * script does to them, the server goes on.
 */
export function createPresenterRenderer(options: Options): Renderer {
  const { concurrency, atlasFolder, codeFolder, memoryMegabytesMax = MEMORY_MEGABYTES_MAX } = options
  const pool = createChildPool(concurrency, { memoryMegabytesMax, codeFolder })
  let looked: { at: number; trouble: Promise<string | undefined> } | undefined
  let version: Promise<string> | undefined
  return {
    render(job, hooks) {
      const limitMs = LIMIT_BASE_MS + job.script.length * LIMIT_PER_CHARACTER_MS
      const film = { ...filmJobOf(job), ...(atlasFolder ? { atlasFolder } : {}) }
      return inChild(pool, ['render', film], { ...hooks, limitMs, tooSlow: TOO_SLOW })
    },
    version: () => (version ??= engineVersion()),
    exportFilm(job, hooks) {
      return inChild(pool, ['export', job], {
        ...hooks,
        limitMs: EXPORT_LIMIT_MS,
        tooSlow: EXPORT_TOO_SLOW,
      })
    },
    async trouble() {
      if (!looked || Date.now() - looked.at > LOOK_AGAIN_MS) {
        const found = { at: Date.now(), trouble: look() }
        looked = found
        // What works once goes on working as long as this process lives.
        if ((await found.trouble) === undefined) found.at = Infinity
      }
      return looked.trouble
    },
    close: pool.close,
  }

  async function look(): Promise<string | undefined> {
    const child = await pool.take()
    try {
      return await child.trouble
    } finally {
      pool.giveBack(child)
    }
  }
}
