import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { ThreadPool } from '../../platform/thread-pool/thread-pool.ts'
import type { Translator } from '../../ports/translator.ts'
import type { Writer } from '../../ports/writer.ts'
import type { GlossaryModule } from '../glossary/index.ts'
import type { ScriptsModule } from '../scripts/index.ts'
import type { UploadsModule } from '../uploads/index.ts'
import { createDraftPhotos } from './draft-photos.ts'
import { createLinkedPages } from './linked-pages.ts'
import { createLinkedScripts } from './linked-scripts.ts'
import { createRowPages } from './row-pages.ts'
import { createLinkedDrafts } from './service.ts'

export { writeScript } from './first-script.ts'
export { linkedDraftsRoutes } from './routes.ts'
export type { RowPages } from './row-pages.ts'

interface Platform {
  db: Db
  threads: Pick<ThreadPool, 'run'>
  writer: Writer
  /** Null where scripts cannot be translated. */
  translator: Translator | null
  audit: Audit
  clock: Clock
  newId: () => string
  report: (error: Error) => void
}

interface Inputs {
  glossary: Pick<GlossaryModule, 'glossaryTerms'>
  uploads: Pick<UploadsModule, 'captures'>
  scripts: Pick<ScriptsModule, 'scripts' | 'drafts'>
}

export type LinkedDraftsModule = ReturnType<typeof createLinkedDraftsModule>

/** Scripts and drafts from a web page: its facts with their sources, its photos and a first script. */
export function createLinkedDraftsModule(platform: Platform, inputs: Inputs) {
  const { db, threads, writer, translator, audit, clock, newId, report } = platform
  const { glossaryTerms } = inputs.glossary
  const { captures } = inputs.uploads
  const { scripts, drafts } = inputs.scripts
  const linkedPages = createLinkedPages({ captures, threads })
  const linkedScripts = createLinkedScripts({ scripts, glossaryTerms, threads, writer, translator, report })
  return {
    linkedScripts,
    rowPages: createRowPages({ linkedPages, linkedScripts }),
    linkedDrafts: createLinkedDrafts({ drafts, linkedPages, linkedScripts, newId }),
    draftPhotos: createDraftPhotos({ db, drafts, captures, audit, clock }),
  }
}
