import { t } from '@lingui/core/macro'

/** Translates a state or kind of the core. Unknown words are shown unchanged. */
export function coreWord(word: string): string {
  const words: Record<string, string> = {
    pending: t`Pending`,
    processing: t`Processing`,
    ready: t`Ready`,
    completed: t({ message: 'Completed', context: 'video' }),
    failed: t`Failed`,
    stock: t`Stock`,
    custom: t`Custom`,
  }
  return words[word] ?? word
}
