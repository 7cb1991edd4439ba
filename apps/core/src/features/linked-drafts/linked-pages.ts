import type { SpokenLanguage, Vertical } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { ThreadPool } from '../../platform/thread-pool/thread-pool.ts'
import { rawPage } from '../../platform/web-pages/page-text.ts'
import type { Owner } from '../../ports/owner.ts'
import type { UploadsModule } from '../uploads/index.ts'
import { type LinkedPage, tasks } from './read-link.ts'

interface Deps {
  captures: Pick<UploadsModule['captures'], 'pageAt'>
  threads: Pick<ThreadPool, 'run'>
}

interface Wanted {
  url: string
  /** The language of the video; undefined for that of the page. */
  language?: SpokenLanguage | undefined
  vertical: Vertical
  owner: Owner
}

export type LinkedPages = ReturnType<typeof createLinkedPages>

/**
 * Reads the facts that web pages state about their subject. A page is untrusted: it is parsed in a thread, and nothing in it is
 * executed.
 */
export function createLinkedPages({ captures, threads }: Deps) {
  return { read }

  /**
   * Throws page-private, page-needs-sign-in, page-too-large, page-unusable, page-unreachable, page-busy or page-without-facts.
   */
  async function read({ url, language, vertical, owner }: Wanted): Promise<LinkedPage> {
    const page = rawPage(await captures.pageAt(url, owner))
    const linked = await threads.run(tasks.readLink, { page, language, vertical }, owner)
    if (linked.asksToSignIn) throw new AppError('page-needs-sign-in')
    if (!linked.facts.some(({ name }) => name === 'title' || name === 'place')) throw new AppError('page-without-facts')
    return linked
  }
}
