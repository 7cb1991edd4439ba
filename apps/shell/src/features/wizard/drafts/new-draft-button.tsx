import { Trans } from '@lingui/react/macro'
import type { DraftContent } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { FilePlus2 } from '#icons'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { currentBoot } from '../../../lib/boot/boot.ts'
import { TextButton } from '../../../ui/controls/text-button.tsx'
import { newDraft } from '../wizard.ts'
import { createCurrentDraft } from './current-draft.ts'
import { fingerprint } from './fingerprint.ts'

/** Starts another draft. The current one stays on the dashboard. */
export function NewDraftButton({ draft }: { draft: DraftContent }) {
  const navigate = useNavigate()
  if (fingerprint(draft) === fingerprint(newDraft())) return null
  function begin(): void {
    const id = crypto.randomUUID()
    createCurrentDraft(currentBoot().slug).begin(id)
    void navigate(`/generate-video?draft=${id}`)
  }
  return (
    <Press onClick={begin}>
      <FilePlus2 size={16} aria-hidden="true" />
      <Trans>New draft</Trans>
    </Press>
  )
}

const Press = styled(TextButton)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  margin-inline-start: auto;
  font-size: ${token.fontSize.small};
`
