import { join } from 'node:path'
import type { BrandKit } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Upload } from '../../platform/http/bodies/upload.ts'
import { type Person, ownerOf } from '../../platform/http/request.ts'
import { readLogo } from '../../platform/pictures/logos/logo.ts'
import { type WebsiteReader, foundIn, logoProblem } from '../branding/index.ts'
import type { BrandKits } from './service.ts'

/** Default colours of a kit whose website yields none: muted, with readable contrast. */
const PLAIN_COLOURS = { primary: '#1f4e79', secondary: '#24323f', accent: '#f2b134' }

interface Deps {
  brandKits: Pick<BrandKits, 'create' | 'list' | 'setLogo'>
  readWebsite: WebsiteReader
  audit: Audit
  workFolder: string
  newId: () => string
}

export type KitSources = ReturnType<typeof createKitSources>

/** Sources of a kit: an uploaded logo, or a website. Stored logos are always re-encoded, never the uploaded bytes. */
export function createKitSources({ brandKits, readWebsite, audit, workFolder, newId }: Deps) {
  return { uploadLogo, fromWebsite }

  /** Throws not-found, and what is wrong with the upload. */
  async function uploadLogo(person: Person, id: string, upload: Upload): Promise<BrandKit> {
    // Drawing is expensive, so a missing kit is reported first.
    if (!(await brandKits.list(person)).some((kit) => kit.id === id)) throw new AppError('not-found')
    if ('problem' in upload) throw logoProblem(upload)
    const logo = await readLogo(upload.bytes, join(workFolder, `${newId()}.png`), ownerOf(person))
    return brandKits.setLogo(person, id, logo, (tx) => audit(tx, person, 'logo-uploaded', { subject: id }))
  }

  /** Throws page-private, brand-site-unreadable, brand-kits-full and brand-kit-name-taken. */
  async function fromWebsite(person: Person, url: string) {
    const site = await readWebsite(ownerOf(person), url)
    const { origin, hostname } = new URL(url)
    const design = {
      name: site.companyName || hostname,
      colours: site.colours ?? PLAIN_COLOURS,
      fontFamily: site.fontFamily ?? 'Inter',
      phone: '',
      email: '',
      url: origin,
      social: '',
      closingLine: '',
      buttonLabel: '',
      lowerThird: '',
    } as const
    return { kit: await brandKits.create(person, design, site.logo), found: foundIn(site) }
  }
}
