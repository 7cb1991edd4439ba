import { t } from '@lingui/core/macro'
import { call } from '@vitrine/contract/client'
import styled from 'styled-components'
import { isolated } from '../../../kit/i18n/isolated.ts'
import { useToast } from '../../../kit/toast.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { useSubmit } from '../../../kit/use-submit.ts'
import { forgotRefusal } from '../recovery-refusals.ts'
import { SettingsCard } from './settings-card.tsx'

/** For people who have only signed in elsewhere. The way to a first password leads through their mail, like to a forgotten one. */
export function FirstPasswordCard({ email }: { email: string | null }) {
  const showToast = useToast()
  const link = useSubmit({
    send: (to: string) => call('POST /auth/forgot-password', { body: { email: to } }),
    onDone: () => showToast({ title: t`Check your mail`, description: t`A link to set your password is on its way.` }),
    onRefused: (error) => showToast({ title: t`Error`, description: forgotRefusal(error), tone: 'destructive' }),
  })
  const address = isolated(email ?? '')
  const text = email
    ? t`You have no password yet. We send a link to ${address}, with which you set one.`
    : t`You have no password yet. Add your email to your profile first; a link sent there sets one.`
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
          {link.isDone ? t`Link sent` : t`Send me the link`}
        </Send>
      )}
    </SettingsCard>
  )
}

const Send = styled(Button)`
  justify-self: start;
`
