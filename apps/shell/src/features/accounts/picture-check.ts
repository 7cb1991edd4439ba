import { t } from '@lingui/core/macro'
const types = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']
const bytesMost = 5 * 1024 * 1024

/** File types offered by file choosers. */
export const pictureTypes = types.join(',')

/** Returns why a file cannot be the person's picture, or undefined. The core checks the content; this only saves the upload. */
export function checkPicture({ type, size }: Pick<File, 'type' | 'size'>): { title: string; text: string } | undefined {
  if (!types.includes(type))
    return { title: t`Invalid File Type`, text: t`Please upload a JPEG, PNG, GIF, or WebP image.` }
  if (size > bytesMost) return { title: t`File Too Large`, text: t`Please upload an image smaller than 5MB.` }
  return undefined
}
