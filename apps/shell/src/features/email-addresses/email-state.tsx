import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Profile } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useToast } from '../../lib/toast/toast.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { TextButton } from '../../ui/controls/text-button.tsx'
import { useSubmit } from '../../lib/forms/use-submit.ts'
import { restFault } from '../../lib/forms/problems.ts'
import { verificationHint } from './verification-hint.ts'

/** Shows whether the address on file is confirmed; if not, with a button that sends another email. */
export function EmailState({ profile }: { profile: Profile }) {
  const showToast = useToast()
  const again = useSubmit({
    send: () => call('POST /auth/verify-email/again'),
    onDone: () => showToast({ title: t`Email sent`, description: verificationHint(), tone: 'success' }),
    onRefused: (error) =>
      showToast({ title: t`Email not sent`, description: restFault(error) ?? '', tone: 'destructive' }),
  })
  if (!profile.email || profile.pendingEmail) return null
  if (profile.emailVerified)
    return <Badge tone="ok">{t({ message: 'Verified', comment: 'Of an email address' })}</Badge>
  return (
    <Line>
      <Badge tone="warn">{t({ message: 'Not verified', comment: 'Of an email address' })}</Badge>
      <TextButton disabled={again.isPending} onClick={() => void again.submit(undefined)}>
        <Trans>Resend</Trans>
      </TextButton>
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[3]};
  white-space: nowrap;
`
