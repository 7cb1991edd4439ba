import { t } from '@lingui/core/macro'
import { CONTENT_FILES_MAX } from '@vitrine/contract'
import { isolated } from '../../lib/i18n/isolated.ts'
import type { Step } from '../../features/wizard/wizard.ts'
import type { WizardState } from '../../features/wizard/use-wizard.ts'
import { contentFault, voiceFault } from '../../features/uploads/file-faults.ts'
import { type DraftFile, useFileList } from '../../features/uploads/use-file-list.ts'

/** The files of a draft: what is shown beside the presenter, and the person's own voice. */
export function useFiles({ draft, dispatch }: Pick<WizardState, 'draft' | 'dispatch'>) {
  const content = useFileList({
    kind: 'content',
    ids: draft.contentIds,
    onChange: (change) => dispatch({ type: 'content', change }),
    most: CONTENT_FILES_MAX,
    faultOf: contentFault,
  })
  const { voiceId } = draft
  const voices = voiceId === null ? [] : [voiceId]
  const voice = useFileList({
    kind: 'voice',
    ids: voices,
    onChange: (change) => dispatch({ type: 'change', patch: { voiceId: change(voices)[0] ?? null } }),
    most: 1,
    faultOf: voiceFault,
  })
  const waiting = [...content.files, ...voice.files].map(waitingFor).find((reason) => reason !== undefined)
  // The length of a recording is unknown until it was checked.
  const isSpoken = voice.files[0]?.upload?.status === 'ready'
  /** Rejected files, by the step on which they can be removed. */
  const rejected: Partial<Record<Step, string | undefined>> = {
    2: rejectedIn(voice.files),
    3: rejectedIn(content.files),
  }
  return { content, voice, voiceId: isSpoken ? voices[0] : undefined, waiting, rejected }
}

/** Returns which rejected file has to be removed; undefined for none. */
function rejectedIn(files: readonly DraftFile[]): string | undefined {
  const rejected = files.find(({ upload, isGone }) => isGone || upload?.status === 'failed')
  const name = isolated(rejected?.upload?.name ?? '')
  return rejected && (name ? t`Remove ${name}. It was rejected` : t`Remove the rejected file`)
}

/** Why a video cannot be made with this file yet; undefined when it can. */
function waitingFor({ upload, sending, isGone }: DraftFile): string | undefined {
  if (sending || upload?.status === 'checking') return t`Wait for your file to finish uploading`
  if (isGone || (upload && upload.status !== 'ready')) return t`Remove the file that didn’t upload, or choose it again`
  return undefined
}
