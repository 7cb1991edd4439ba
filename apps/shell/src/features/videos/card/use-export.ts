import { t } from '@lingui/core/macro'
import type { Video } from '@vitrine/contract'
import { ApiError, call } from '@vitrine/contract/client'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { useToast } from '../../../lib/toast/toast.ts'

const askAgainMs = 3000

/** Saves a finished video as another kind of file, as soon as the server has made it. */
export function useExport(video: Video) {
  const toast = useToast()
  return async (format: 'mov' | 'webm') => {
    const fileName = `${video.title}.${format}`
    const file = isolated(fileName)
    toast({ title: t`Preparing ${file}`, description: t`It downloads when it’s ready. Keep this page open.` })
    try {
      save(await fetchMade(video.id, format), fileName)
    } catch (error) {
      const problem = error instanceof ApiError ? error.text : undefined
      const description = problem ?? t`Failed to export video. Please try again.`
      toast({ title: t`Export failed`, description, tone: 'destructive' })
    }
  }
}

/** What is still being made is answered with how far it is, which is no file. */
async function fetchMade(id: string, format: 'mov' | 'webm'): Promise<Blob> {
  for (;;) {
    const answer: unknown = await call('GET /api/videos/:id/export', { params: { id }, query: { format } })
    if (answer instanceof Blob) return answer
    await new Promise((resolve) => setTimeout(resolve, askAgainMs))
  }
}

function save(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  // The browser reads it after the press; a minute is more than it needs to begin.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
