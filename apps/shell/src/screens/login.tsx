import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Gate } from '../features/accounts/gate.tsx'
import { LoginForm } from '../features/accounts/login-form.tsx'
import { useBoot } from '../kit/boot.ts'
import { useTitle } from '../kit/ui/page.tsx'
import { TextLink } from '../kit/ui/text-link.tsx'

/** /login */
export function Login() {
  const { brand } = useBoot()
  useTitle('Sign in')
  return (
    <Gate>
      <h1>Welcome back</h1>
      <Lead>Sign in to {brand.companyName}.</Lead>
      <LoginForm />
      <p>
        New to {brand.companyName}? <TextLink to="/register">Sign up</TextLink>
      </p>
    </Gate>
  )
}

const Lead = styled.p`
  color: ${token.textMuted};
`
