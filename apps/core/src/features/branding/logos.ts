import { join } from 'node:path'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/open.ts'
import { type Person, ownerOf } from '../../platform/http/request.ts'
import type { Upload } from '../../platform/http/bodies/upload.ts'
import { type Logo, readLogo } from '../../platform/pictures/logos/logo.ts'
import { logoUrl } from './style-sheets.ts'
import * as store from './store.ts'

const problems: Record<Exclude<Upload, { bytes: Buffer }>['problem'], () => AppError> = {
  'too-large': () => new AppError('logo-too-large'),
  'wrong-media-type': () => new AppError('wrong-media-type', { message: 'Send the logo as multipart/form-data.' }),
  'bad-request': () => new AppError('bad-request', { message: 'The upload couldn’t be read. Try again.' }),
  missing: () => new AppError('invalid', { message: 'Send one file in the field logo.' }),
}

export const LOGO_BYTES_MAX = 1024 * 1024
/** The newest logos that are kept though no design names them. */
const UNUSED_MAX = 20

/** Returns the error for an upload without a usable logo. */
export function logoProblem({ problem }: Exclude<Upload, { bytes: Buffer }>): AppError {
  return problems[problem]()
}

interface Deps {
  db: Db
  audit: Audit
  workFolder: string
  newId: () => string
}

export type Logos = ReturnType<typeof createLogos>

/** A partner's uploaded logos. The stored file is always re-encoded, never the upload itself. */
export function createLogos({ db, audit, workFolder, newId }: Deps) {
  return { add, storeLogo }

  /** Stores an uploaded logo, which is used once a design names it. */
  async function add(person: Person, upload: Upload): Promise<{ logoId: string; logoUrl: string }> {
    if ('problem' in upload) throw logoProblem(upload)
    const logo = await readLogo(upload.bytes, join(workFolder, `${newId()}.png`), ownerOf(person))
    const logoId = await storeLogo(person, logo)
    return { logoId, logoUrl: logoUrl(logoId) }
  }

  /** Stores a logo that has been re-encoded. */
  async function storeLogo(person: Person, logo: Logo): Promise<string> {
    const logoId = newId()
    await db.inTenant(person.tenantId, async (tx) => {
      await store.insertLogo(tx, logoId, logo)
      await store.deleteUnusedLogos(tx, UNUSED_MAX)
      await audit(tx, person, 'logo-uploaded', { subject: person.tenantId })
    })
    return logoId
  }
}
