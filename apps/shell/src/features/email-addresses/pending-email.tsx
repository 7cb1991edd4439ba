import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { isolated } from '../../lib/i18n/isolated.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { TextButton } from '../../ui/controls/text-button.tsx'
import { useSubmit } from '../../lib/forms/use-submit.ts'
import { restFault } from '../../lib/forms/problems.ts'
import { useRefreshSecurity } from '../../lib/session/profile.ts'
import { verificationHint } from './verification-hint.ts'

/** The new address that waits for its confirmation, with the ways to another mail and back. */
export function PendingEmail({ email }: { email: string }) {
  const showToast = useToast()
  const refresh = useRefreshSecurity()
  const onRefused = (error: unknown) =>
    showToast({ title: t`Error`, description: restFault(error) ?? '', tone: 'destructive' })
  const again = useSubmit({
    send: () => call('POST /auth/verify-email/again'),
    onDone: () => showToast({ title: t`Email sent`, description: verificationHint(), tone: 'success' }),
    onRefused,
  })
  const cancel = useSubmit({ send: () => call('DELETE /auth/pending-email'), onDone: refresh, onRefused })
  const address = isolated(email)
  return (
    <Note tone="info">
      <p>
        <Trans>
          We sent a link to <b>{address}</b>. Your current address stays in use until you open it.
        </Trans>
      </p>
      <Line>
        <TextButton disabled={again.isPending} onClick={() => void again.submit(undefined)}>
          <Trans>Resend</Trans>
        </TextButton>
        <TextButton disabled={cancel.isPending} onClick={() => void cancel.submit(undefined)}>
          <Trans>Keep current address</Trans>
        </TextButton>
      </Line>
    </Note>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[4]};
  margin-block-start: ${token.space[2]};
`
