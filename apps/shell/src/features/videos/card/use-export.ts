import { t } from '@lingui/core/macro'
import type { Video } from '@vitrine/contract'
import { problemOr } from '@vitrine/contract/client'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { saveFile } from '../../../lib/files/save-file.ts'
import { fetchMade, madeName } from './made-file.ts'

/** Saves a finished video as another kind of file, as soon as the server has made it. */
export function useExport(video: Video) {
  const toast = useToast()
  return async (format: 'mov' | 'transparent' | 'webm') => {
    const fileName = madeName(video.title, format)
    const file = isolated(fileName)
    toast({ title: t`Preparing ${file}`, description: t`It downloads when it’s ready. Keep this page open.` })
    try {
      saveFile(await fetchMade(video.id, { kind: format }), fileName)
    } catch (error) {
      const description = problemOr(error, t`Failed to export video. Please try again.`)
      toast({ title: t`Export failed`, description, tone: 'destructive' })
    }
  }
}
