import { join } from 'node:path'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Db } from '../../../platform/db/open.ts'
import { type Person, ownerOf } from '../../../platform/http/request.ts'
import type { Upload } from '../../../platform/http/bodies/upload.ts'
import { pictureError, redrawPortrait } from '../../../platform/pictures/portrait.ts'
import type { Storage } from '../../../ports/storage.ts'
import { replacePicture } from '../../people/index.ts'

const problems: Record<Exclude<Upload, { bytes: Buffer }>['problem'], () => Error> = {
  'too-large': () => pictureError('picture-too-large'),
  'wrong-media-type': () => pictureError('wrong-media-type', { message: 'Send the picture as multipart/form-data.' }),
  'bad-request': () => pictureError('bad-request', { message: 'The upload couldn’t be read. Try again.' }),
  missing: () => pictureError('invalid', { message: 'Send one picture in the field profilePicture.' }),
}

interface Deps {
  db: Db
  storage: Storage
  workFolder: string
  newId: () => string
}

/** Profile pictures. The stored file is always re-encoded, never the upload itself. */
export function createPictures({ db, storage, workFolder, newId }: Deps) {
  /**
   * Replaces the person's picture by an upload and deletes the old file. Throws an AppError whose body has the message as
   * `error`.
   */
  return async function setPicture(person: Person, upload: Upload): Promise<void> {
    if ('problem' in upload) throw problems[upload.problem]()
    const id = newId()
    const path = join(workFolder, `${id}.webp`)
    await redrawPortrait(upload.bytes, path, ownerOf(person))
    const key = `${person.tenantId}/people/${person.id}/${id}.webp`
    await storage.put(key, path)
    const oldKey = await db.inTenant(person.tenantId, (tx) => replacePicture(tx, person.id, key))
    if (oldKey) await storage.removeAll(oldKey)
    if (oldKey !== undefined) return
    await storage.removeAll(key)
    throw new AppError('not-signed-in')
  }
}
