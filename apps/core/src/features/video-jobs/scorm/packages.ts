import { readFile } from 'node:fs/promises'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { ArchiveFile } from '../../../platform/http/files/archive.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { type BrandKits, storedKit } from '../../brand-kits/index.ts'
import { fileName } from '../file-name.ts'
import type { FinishedVideo, FinishedVideoRows } from '../video-rows.ts'
import { manifestOf } from './manifest.ts'
import { pageOf, styleOf } from './page.ts'

const PLAYER = new URL('scorm-player.js', import.meta.url)

interface Deps {
  db: Db
  brandKits: Pick<BrandKits, 'logoOf'>
  videoRows: Pick<FinishedVideoRows, 'lockFinished'>
}

export type ScormPackages = ReturnType<typeof createScormPackages>

/** Videos as lessons of a learning platform. A package is written while it is sent, and nothing of it is stored. */
export function createScormPackages({ db, brandKits, videoRows }: Deps) {
  return { filesOf }

  /** The name of the package and what is in it. Throws not-found, not-ready and taken-down. */
  async function filesOf(
    tenant: Tenant,
    person: Person,
    id: string,
  ): Promise<{ name: string; files: AsyncGenerator<ArchiveFile> }> {
    const row = await db.inTenant(tenant.id, (tx) => videoRows.lockFinished(tx, person, id))
    if (!row.file_key) throw new AppError('not-ready')
    const [brand, player] = [await brandOf(tenant, row), await readFile(PLAYER, 'utf8')]
    return { name: fileName(row.title, 'scorm.zip'), files: archived(lessonFiles(row, brand, player)) }
  }

  async function brandOf(tenant: Tenant, row: FinishedVideo) {
    const kit = storedKit(row.brand_kit)
    if (!kit) {
      const { companyName: name, colours, fontFamily, logoSvg } = tenant.brand
      return { name, colours, fontFamily, logoSvg, madeWith: null }
    }
    const logo = kit.logoId === null ? undefined : await brandKits.logoOf(tenant.id, kit.logoId)
    const isNamed = tenant.settings.video.onCustomerVideos === 'made-with'
    return { ...kit, logoSvg: logo?.svg, madeWith: isNamed ? tenant.brand.companyName : null }
  }
}

type Brand = Parameters<typeof styleOf>[0] & {
  name: string
  logoSvg: string | undefined
  madeWith: string | null
}

function lessonFiles(row: FinishedVideo, brand: Brand, player: string): ArchiveFile[] {
  const { id, title, poster_key: posterKey, captions_key: captionsKey } = row
  const page = pageOf({
    title,
    language: row.language,
    brandName: brand.name,
    madeWith: brand.madeWith,
    hasLogo: brand.logoSvg !== undefined,
    hasPoster: posterKey !== null,
    hasCaptions: captionsKey !== null,
  })
  const files: ArchiveFile[] = [
    { name: 'index.html', text: [page] },
    { name: 'page.css', text: [styleOf(brand)] },
    { name: 'scorm.js', text: [player] },
    { name: 'video.mp4', key: row.file_key },
    ...(posterKey ? [{ name: 'poster.jpg', key: posterKey }] : []),
    ...(captionsKey ? [{ name: 'captions.vtt', key: `${captionsKey}.vtt` }] : []),
    ...(brand.logoSvg ? [{ name: 'logo.svg', text: [brand.logoSvg] }] : []),
  ]
  const manifest = manifestOf({ id, title, files: files.map(({ name }) => name) })
  return [{ name: 'imsmanifest.xml', text: [manifest] }, ...files]
}

async function* archived(files: readonly ArchiveFile[]): AsyncGenerator<ArchiveFile> {
  yield* files
}
