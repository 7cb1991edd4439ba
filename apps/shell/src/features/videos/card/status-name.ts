import { t } from '@lingui/core/macro'

/** Returns the name of a video's status. An unknown status is returned unchanged. */
export function statusName(status: string): string {
  const names: Record<string, string> = {
    pending: t({ message: 'Pending', comment: 'Status of a video that waits for its turn' }),
    processing: t({ message: 'Processing', comment: 'Status of a video that is being made' }),
    ready: t({ message: 'Ready', comment: 'Status of a video that can be watched' }),
    // Older records say so.
    completed: t({ message: 'Ready', comment: 'Status of a video that can be watched' }),
    failed: t({ message: 'Failed', comment: 'Status of a video that could not be made' }),
  }
  return names[status] ?? status
}
