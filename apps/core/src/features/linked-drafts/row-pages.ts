import type { SpokenLanguage, Vertical } from '@vitrine/contract'
import type { RowPage } from '../../platform/db/column-types.ts'
import type { Owner } from '../../ports/owner.ts'
import type { LinkedPages } from './linked-pages.ts'
import type { LinkedScripts } from './linked-scripts.ts'
import { factsByName } from './service.ts'

interface Deps {
  linkedPages: LinkedPages
  linkedScripts: Pick<LinkedScripts, 'describe'>
}

export type RowPages = ReturnType<typeof createRowPages>

/** Web pages as the material of many scripts, for rows that link to them. */
export function createRowPages({ linkedPages, linkedScripts }: Deps) {
  return { read }

  /** Returns the facts of a page in the language of the video. Throws the problems of reading a page. */
  async function read(wanted: {
    url: string
    language: SpokenLanguage
    vertical: Vertical
    owner: Owner
  }): Promise<RowPage> {
    const { trade, facts: found, language: from } = await linkedPages.read(wanted)
    const { language, owner } = wanted
    const facts = factsByName(found)
    return { trade, facts: { ...facts, description: await linkedScripts.describe(owner, { facts, from, language }) } }
  }
}
