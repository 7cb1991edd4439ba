import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { ForgotForm } from '../features/accounts/forgot-form.tsx'
import { Gate } from '../features/accounts/gate.tsx'
import { useTitle } from '../kit/ui/page.tsx'
import { TextLink } from '../kit/ui/text-link.tsx'

/** /forgot-password */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string>()
  useTitle(sentTo ? 'Check Your Email' : 'Forgot your password?')
  return (
    <Gate>
      {sentTo ? <Sent email={sentTo} /> : <Ask onSent={setSentTo} />}
      <p>
        <TextLink to="/login">Back to Login</TextLink>
      </p>
    </Gate>
  )
}

function Ask({ onSent }: { onSent: (email: string) => void }) {
  return (
    <>
      <h1>Forgot your password?</h1>
      <Lead>Type the email address of your account, and we send you a link for a new password.</Lead>
      <ForgotForm onSent={onSent} />
    </>
  )
}

function Sent({ email }: { email: string }) {
  return (
    <Told role="status">
      <h1>Check Your Email</h1>
      <Lead>
        If an account has the address <strong>{email}</strong>, a link for a new password is on its way to it. It works
        once and for 30 minutes.
      </Lead>
      <Lead>Nothing there? Look into the spam folder, or check that it is the address you registered with.</Lead>
    </Told>
  )
}

const Lead = styled.p`
  color: ${token.textMuted};
  overflow-wrap: anywhere;
`
const Told = styled.div`
  display: grid;
  gap: ${token.space[4]};
  margin-block-end: ${token.space[5]};
`
