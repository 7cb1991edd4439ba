import { extname, join } from 'node:path'
import type { DraftContent } from '@vitrine/contract'
import { DraftContent as DraftContentSchema } from '@vitrine/contract/api'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import { fetchFile } from '../../../platform/storage/fetch-file.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { withFolder } from '../../../platform/process/with-folder.ts'
import type { ScenesJob, StagedScene } from '../../../ports/scene-renderer.ts'
import type { Storage } from '../../../ports/storage.ts'
import type { Avatars } from '../../avatars/index.ts'
import type { BrandKits } from '../../brand-kits/index.ts'
import type { Uploads } from '../../uploads/index.ts'
import { scenesJobOf } from './scenes-job.ts'

interface Deps {
  db: Db
  avatars: Pick<Avatars, 'choose' | 'twinOf'>
  brandKits: Pick<BrandKits, 'choose' | 'logoOf'>
  uploads: Pick<Uploads, 'readyContentsOf'>
  storage: Storage
  workFolder: string
}

/** The inputs from which the scenes of a draft are planned and drawn. */
export interface SourcedScenes {
  job: ScenesJob
  /** The pictures of the job, with their keys in the storage. */
  files: Awaited<ReturnType<Uploads['readyContentsOf']>>
  /** Key of a twin's first picture. */
  posterKey: string | null
}

export type SceneSources = ReturnType<typeof createSceneSources>

/**
 * Gathers the choices of a draft: presenter, brand kit, pictures. Missing ones are replaced as on screen, by the first
 * presenter of the site or the brand of the site.
 */
export function createSceneSources({ db, avatars, brandKits, uploads, storage, workFolder }: Deps) {
  return { of, staged }

  async function of(tenant: Tenant, person: Person, stored: DraftContent): Promise<SourcedScenes> {
    const content = DraftContentSchema.parse(stored)
    const { avatarId } = content
    const { avatar, kit, files } = await db.inTenant(tenant.id, async (tx) => ({
      avatar: avatarId === null ? undefined : await unlessUnknown(avatars.choose(tx, person.id, avatarId)),
      kit: (await kitOf(tx, person.id, content)) ?? null,
      files: await uploads.readyContentsOf(tx, person.id, content.contentIds),
    }))
    const found = avatar && (await avatars.twinOf(tenant.id, person.id, avatar.id))
    const twin = found === 'revoked' ? undefined : found
    const logo = kit?.logoId ? await brandKits.logoOf(tenant.id, kit.logoId) : undefined
    const [first = 'maya'] = tenant.settings.presenters
    const chosen = {
      presenterId: avatar?.presenterId ?? first,
      presenterName: twin?.name,
      kit,
      logoSvg: logo?.rasterSvg ?? logo?.svg,
    }
    return {
      job: scenesJobOf(tenant, content, { ...chosen, pictures: files.map(pictureOf) }),
      files,
      posterKey: twin?.posterKey ?? null,
    }
  }

  async function kitOf(tx: TenantTx, userId: string, { brandKitId }: DraftContent) {
    return (await unlessUnknown(brandKits.choose(tx, userId, brandKitId)))?.kit
  }

  /** Runs work with local copies of the pictures of a scene, by their indexes. */
  async function staged<T>(
    { files, posterKey }: SourcedScenes,
    indexes: readonly number[],
    work: (scene: StagedScene) => Promise<T>,
  ): Promise<T> {
    return withFolder(workFolder, 'scene', async (folder) => {
      const fetch = (key: string, name: string) => fetchFile(storage, key, join(folder, name + extname(key)))
      const shown = indexes.map((index) => files[index]).filter((file) => file !== undefined)
      const pictures = await Promise.all(
        shown.map(async ({ key, caption, isPhoto }, index) => ({
          path: await fetch(key, `picture-${index}`),
          ...(caption ? { caption } : {}),
          ...(isPhoto ? { isPhoto } : {}),
        })),
      )
      const recordingPosterPath = posterKey === null ? undefined : await fetch(posterKey, 'poster')
      return work({ pictures, ...(recordingPosterPath ? { recordingPosterPath } : {}) })
    })
  }
}

function pictureOf({ id, caption, isPhoto = false, width, height }: SourcedScenes['files'][number]) {
  return { id, isPhoto, ...(caption ? { caption } : {}), ...(width && height ? { width, height } : {}) }
}

async function unlessUnknown<T>(chosen: Promise<T>): Promise<T | undefined> {
  try {
    return await chosen
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
