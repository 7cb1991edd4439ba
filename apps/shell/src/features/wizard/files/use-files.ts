import { t } from '@lingui/core/macro'
import type { WizardState } from '../use-wizard.ts'
import { contentFault, voiceFault } from './file-faults.ts'
import { type FileSlot, useFileSlot } from './use-file-slot.ts'

/** The files of a draft: what is shown beside the presenter, and the person's own voice. */
export function useFiles({ draft, dispatch }: Pick<WizardState, 'draft' | 'dispatch'>) {
  const content = useFileSlot({
    kind: 'content',
    id: draft.contentId,
    onId: (contentId) => dispatch({ type: 'change', patch: { contentId } }),
    faultOf: contentFault,
  })
  const voice = useFileSlot({
    kind: 'voice',
    id: draft.voiceId,
    onId: (voiceId) => dispatch({ type: 'change', patch: { voiceId } }),
    faultOf: voiceFault,
  })
  // Until a recording was checked nobody knows how long it is.
  const voiceId = voice.upload?.status === 'ready' && draft.voiceId ? draft.voiceId : undefined
  return { content, voice, voiceId, waiting: waitingFor(content) ?? waitingFor(voice) }
}

/** Why a video cannot be made with this file yet; undefined when it can, or when there is none. */
function waitingFor({ upload, sending, isGone }: FileSlot): string | undefined {
  if (sending || upload?.status === 'checking') return t`Wait until your file is ready`
  if (isGone || (upload && upload.status !== 'ready')) return t`Remove the file that did not arrive, or choose it again`
  return undefined
}
