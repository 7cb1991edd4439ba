import { t } from '@lingui/core/macro'
import { call } from '@vitrine/contract/client'
import styled from 'styled-components'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useSubmit } from '../../../lib/forms/use-submit.ts'
import { forgotProblem } from '../recovery/recovery-problems.ts'
import { SettingsCard } from '../../../ui/layout/settings-card.tsx'

/** Offers a first password to people who sign in elsewhere, by a link in an email as for a forgotten one. */
export function FirstPasswordCard({ email }: { email: string | null }) {
  const showToast = useToast()
  const link = useSubmit({
    send: (to: string) => call('POST /auth/forgot-password', { body: { email: to } }),
    onDone: () => showToast({ title: t`Check your email`, description: t`We’ve sent a link to set your password.` }),
    onRefused: (error) => showToast({ title: t`Error`, description: forgotProblem(error), tone: 'destructive' }),
  })
  const address = isolated(email ?? '')
  const text = email
    ? t`You have no password yet. We’ll send a link to ${address} to set one.`
    : t`You have no password yet. Add your email to your profile first, then request a link to set one.`
  return (
    <SettingsCard title={t`Set a password`} text={text}>
      {email && (
        <Send
          variant="secondary"
          busy={link.isPending}
          busyText={t`Sending...`}
          disabled={link.isDone}
          onClick={() => void link.submit(email)}
        >
          {link.isDone ? t`Link sent` : t`Send link`}
        </Send>
      )}
    </SettingsCard>
  )
}

const Send = styled(Button)`
  justify-self: start;
`
