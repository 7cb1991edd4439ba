import { CONTENT_FILES_MAX, type Draft, type Sentence } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { UploadsModule } from '../uploads/index.ts'
import type { Drafts } from '../scripts/index.ts'

interface Deps {
  db: Db
  drafts: Pick<Drafts, 'get' | 'save'>
  captures: Pick<UploadsModule['captures'], 'photo'>
  audit: Audit
  clock: Clock
}

/** The statement that a person agrees to when they import photos from a page. It is stored with each photo. */
const RIGHTS = 'I have the right to use the photos from this page in videos.'
/** The page of a draft may save it at the same moment, so saving is retried. */
const TRIES_MAX = 3
/** The time limit for all photos of a request together. */
const SECONDS_MAX = 40

interface WithPhotos {
  draft: Draft
  /** Photos that could not be imported, with the reasons. */
  failed: { url: string; reason: Sentence }[]
}

export type DraftPhotos = ReturnType<typeof createDraftPhotos>

/** Imports photos of web pages as files of a draft. */
export function createDraftPhotos({ db, drafts, captures, audit, clock }: Deps) {
  return { add }

  /** Imports one photo after the other. A failure does not affect the others. Throws not-found. */
  async function add(tenant: Tenant, person: Person, id: string, urls: readonly string[]): Promise<WithPhotos> {
    const { content } = await drafts.get(person, id)
    const consent = await confirmed(person, id, new Set(urls).size)
    const room = Math.max(0, CONTENT_FILES_MAX - content.contentIds.length)
    const signal = AbortSignal.timeout(SECONDS_MAX * 1000)
    const uploadIds: string[] = []
    const failed: WithPhotos['failed'] = []
    for (const url of new Set(urls)) {
      try {
        if (uploadIds.length === room) throw new AppError('draft-photos-full')
        if (signal.aborted) throw new AppError('page-unreachable')
        uploadIds.push((await captures.photo(tenant, person, { url, rights: { ...consent, url }, signal })).id)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        failed.push({ url, reason: error.sentence })
      }
    }
    await addTo(person, id, uploadIds, TRIES_MAX)
    return { draft: await drafts.get(person, id), failed }
  }

  /** Records the confirmation before the first photo is loaded. */
  async function confirmed(person: Person, id: string, photos: number) {
    await db.inTenant(person.tenantId, (tx) =>
      audit(tx, person, 'photo-rights-confirmed', { subject: id, detail: { photos } }),
    )
    return { text: RIGHTS, at: clock.now().toISOString(), address: person.address }
  }

  async function addTo(person: Person, id: string, uploadIds: readonly string[], tries: number): Promise<void> {
    if (uploadIds.length === 0) return
    const { version, content } = await drafts.get(person, id)
    const contentIds = [...content.contentIds, ...uploadIds].slice(0, CONTENT_FILES_MAX)
    try {
      await drafts.save(person, id, { version, content: { ...content, contentIds } })
    } catch (error) {
      const isChanged = error instanceof AppError && error.code === 'draft-changed'
      if (!isChanged || tries === 1) throw error
      await addTo(person, id, uploadIds, tries - 1)
    }
  }
}
