import { t } from '@lingui/core/macro'

/** Translates a state or kind of the core. Unknown words are shown unchanged. */
export function coreWord(word: string): string {
  const words: Record<string, string> = {
    pending: t({ message: 'pending', comment: 'Status of a video that waits for its turn' }),
    processing: t({ message: 'processing', comment: 'Status of a video or a presenter that is being made' }),
    ready: t({ message: 'ready', comment: 'Status of a finished video or presenter' }),
    completed: t({ message: 'completed', comment: 'Status of a finished video' }),
    failed: t({ message: 'failed', comment: 'Status of a video or a presenter that could not be made' }),
    stock: t({ message: 'stock', comment: 'A presenter that everybody can choose' }),
    custom: t({ message: 'custom', comment: 'A presenter that was made for one person' }),
  }
  return words[word] ?? word
}
