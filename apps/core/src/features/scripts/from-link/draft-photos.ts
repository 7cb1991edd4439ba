import type { DraftWithPhotos } from '@vitrine/contract'
import { CONTENT_FILES_MAX } from '@vitrine/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant.ts'
import type { UploadsModule } from '../../uploads/index.ts'
import type { Drafts } from '../drafts/service.ts'

interface Parts {
  drafts: Pick<Drafts, 'get' | 'save'>
  captures: Pick<UploadsModule['captures'], 'photo'>
}

/** A draft may be saved by its own page at the same moment. */
const TRIES_MAX = 3

export type DraftPhotos = ReturnType<typeof createDraftPhotos>

/** Photos of web pages that become files of a draft. */
export function createDraftPhotos({ drafts, captures }: Parts) {
  return { add }

  /** Brings one photo after the other; one that does not come leaves the others. Throws not-found. */
  async function add(tenant: Tenant, person: Person, id: string, urls: readonly string[]): Promise<DraftWithPhotos> {
    const { content } = await drafts.get(person, id)
    const room = Math.max(0, CONTENT_FILES_MAX - content.contentIds.length)
    const uploadIds: string[] = []
    const failed: DraftWithPhotos['failed'] = []
    for (const url of new Set(urls)) {
      try {
        if (uploadIds.length === room) throw new AppError('uploads-full')
        uploadIds.push((await captures.photo(tenant, person, url)).id)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        failed.push({ url, message: error.message })
      }
    }
    await addTo(person, id, uploadIds, TRIES_MAX)
    return { draft: await drafts.get(person, id), failed }
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
