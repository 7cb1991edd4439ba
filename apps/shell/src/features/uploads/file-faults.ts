import { t } from '@lingui/core/macro'

const contentEndings = ['pdf', 'jpg', 'jpeg', 'png', 'pptx']

/** File types offered by the file chooser. The server checks the actual content. */
export const contentTypes = contentEndings.map((ending) => `.${ending}`).join(',')

export function contentFault(file: File): string | undefined {
  if (file.size === 0) return t`This file is empty.`
  const ending = file.name.toLowerCase().split('.').at(-1) ?? ''
  return contentEndings.includes(ending) ? undefined : t`Choose a PDF, JPG, PNG or PPTX file.`
}

export function voiceFault(file: File): string | undefined {
  if (file.size === 0) return t`This file is empty.`
  const isSound = file.type === '' || file.type.startsWith('audio/') || file.type.startsWith('video/')
  return isSound ? undefined : t`Choose a voice recording, such as MP3, M4A or WAV.`
}
