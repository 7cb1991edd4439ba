import { t } from '@lingui/core/macro'
import { CONTENT_FILES_MAX } from '@vitrine/contract'
import type { WizardState } from '../use-wizard.ts'
import { contentFault, voiceFault } from './file-faults.ts'
import { type DraftFile, useFileList } from './use-file-list.ts'

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
  // Until a recording was checked nobody knows how long it is.
  const isSpoken = voice.files[0]?.upload?.status === 'ready'
  return { content, voice, voiceId: isSpoken ? voices[0] : undefined, waiting }
}

/** Why a video cannot be made with this file yet; undefined when it can. */
function waitingFor({ upload, sending, isGone }: DraftFile): string | undefined {
  if (sending || upload?.status === 'checking') return t`Wait until your file is ready`
  if (isGone || (upload && upload.status !== 'ready')) return t`Remove the file that did not arrive, or choose it again`
  return undefined
}
