import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { type SyntheticEvent, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../ui/controls/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { useSubmit } from '../../../lib/forms/use-submit.ts'
import { CodeField } from '../sign-in/code-field.tsx'
import { restFault } from '../../../lib/forms/problems.ts'
import { CodeSheet } from './code-sheet.tsx'
import { useRefreshSecurity } from '../../../lib/session/profile.ts'
import { ReauthenticationFields, readReauthentication } from './reauthentication-fields.tsx'
import { SettingsForm } from '../../../ui/layout/settings-card.tsx'

interface Enrolment {
  secret: string
  address: string
  qrSvg: string
}

interface FactorSetupProps {
  hasPassword: boolean
  username: string
  onClose: () => void
}

/** Password, then the app, then the recovery codes. */
export function FactorSetup({ hasPassword, username, onClose }: FactorSetupProps) {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <CodeSheet codes={codes} username={username} onClose={onClose} />
  if (enrolment) return <AppStep enrolment={enrolment} onDone={setCodes} />
  return <ReauthenticationStep hasPassword={hasPassword} onDone={setEnrolment} />
}

function ReauthenticationStep({
  hasPassword,
  onDone,
}: {
  hasPassword: boolean
  onDone: (enrolment: Enrolment) => void
}) {
  const begin = useSubmit({
    send: (body: { password?: string }) => call('POST /auth/totp', { body }),
    onDone,
  })

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    void begin.submit(readReauthentication(event.currentTarget))
  }

  return (
    <SettingsForm onSubmit={submit}>
      <p>
        <Trans>
          You need an authenticator app on your phone, such as your password manager. You’ll enter its code after your
          password when you sign in.
        </Trans>
      </p>
      <ReauthenticationFields hasPassword={hasPassword} needsCode={false} error={begin.error} />
      <Button type="submit" busy={begin.isPending} busyText={t`One moment...`}>
        <Trans>Continue</Trans>
      </Button>
    </SettingsForm>
  )
}

function AppStep({ enrolment, onDone }: { enrolment: Enrolment; onDone: (codes: string[]) => void }) {
  const refresh = useRefreshSecurity()
  const confirm = useSubmit({
    send: (code: string) => call('POST /auth/totp/confirm', { body: { code } }),
    onDone: ({ recoveryCodes }) => {
      refresh()
      onDone(recoveryCodes)
    },
  })
  const rest = restFault(confirm.error)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    void confirm.submit(String(new FormData(event.currentTarget).get('code')))
  }

  return (
    <SettingsForm onSubmit={submit}>
      <div role="alert">{rest && <Note tone="bad">{rest}</Note>}</div>
      <Scan>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(enrolment.qrSvg)}`}
          alt={t`QR code for your authenticator app`}
        />
        <div>
          <p>
            <Trans>Scan this with your app, or enter this key:</Trans>
          </p>
          <Key dir="ltr">{enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')}</Key>
          <p>
            <Trans>
              On this phone? <TextLink href={enrolment.address}>Open the app</TextLink>
            </Trans>
          </p>
        </div>
      </Scan>
      <CodeField error={confirm.error} isAppOnly />
      <Button type="submit" busy={confirm.isPending} busyText={t`Checking...`}>
        <Trans>Turn on</Trans>
      </Button>
    </SettingsForm>
  )
}

const Scan = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]};
  align-items: center;
  img {
    inline-size: 176px;
    block-size: 176px;
    border-radius: ${token.radius.control};
  }
  > div {
    display: grid;
    flex: 1 1 200px;
    gap: ${token.space[2]};
    font-size: ${token.fontSize.control};
  }
`
const Key = styled.code`
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
`
