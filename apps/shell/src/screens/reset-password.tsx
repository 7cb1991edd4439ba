import { token } from '@vitrine/theme'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { Gate } from '../features/accounts/gate.tsx'
import { ResetForm } from '../features/accounts/reset-form.tsx'
import { useTitle } from '../kit/ui/page.tsx'
import { TextLink } from '../kit/ui/text-link.tsx'

/** How long one reads that it worked before the sign-in page comes, in milliseconds. */
const loginDelayMs = 2000

/** /reset-password */
export function ResetPassword() {
  const resetToken = useTokenOnce()
  const [isDone, setDone] = useState(false)
  useTitle(isDone ? 'Password Updated' : resetToken ? 'Choose a new password' : 'Invalid Reset Link')
  return <Gate>{isDone ? <Updated /> : resetToken ? <Choose {...{ resetToken, setDone }} /> : <Invalid />}</Gate>
}

/** Reads the token and takes it out of the address, so that it stands in no history, bookmark or screenshot. */
function useTokenOnce(): string {
  const [address, setAddress] = useSearchParams()
  const [resetToken] = useState(() => address.get('token') ?? '')
  const isShown = address.has('token')
  useEffect(() => {
    if (isShown) setAddress({}, { replace: true })
  }, [isShown, setAddress])
  return resetToken
}

function Choose({ resetToken, setDone }: { resetToken: string; setDone: (isDone: boolean) => void }) {
  return (
    <>
      <h1>Choose a new password</h1>
      <Lead>Every browser you are signed in with will be signed out.</Lead>
      <ResetForm token={resetToken} onDone={() => setDone(true)} />
      <p>
        Link expired? <TextLink to="/forgot-password">Ask for a new one</TextLink>
      </p>
    </>
  )
}

function Updated() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login', { replace: true }), loginDelayMs)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Told role="status">
      <h1>Password Updated</h1>
      <Lead>Your password has been updated successfully. The sign-in page comes in a moment.</Lead>
      <p>
        <TextLink to="/login">Back to Login</TextLink>
      </p>
    </Told>
  )
}

function Invalid() {
  return (
    <Told>
      <h1>Invalid Reset Link</h1>
      <Lead>This address is not complete. Open the link in the mail again, or ask for a new one.</Lead>
      <p>
        <TextLink to="/forgot-password">Ask for a new link</TextLink>
      </p>
    </Told>
  )
}

const Lead = styled.p`
  color: ${token.textMuted};
`
const Told = styled.div`
  display: grid;
  gap: ${token.space[4]};
`
