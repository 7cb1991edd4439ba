import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Gate } from '../features/accounts/gate.tsx'
import { RegisterForm } from '../features/accounts/register-form.tsx'
import { useBoot } from '../kit/boot.ts'
import { formatPlural } from '../kit/format.ts'
import { useTitle } from '../kit/ui/page.tsx'
import { TextLink } from '../kit/ui/text-link.tsx'

/** /register */
export function Register() {
  const { freeCredits } = useBoot()
  useTitle('Create your account')
  return (
    <Gate>
      <h1>Create your account</h1>
      <Lead>
        {formatPlural(freeCredits, 'free credit')}, about {formatPlural(freeCredits, 'minute')} of video. No card
        needed.
      </Lead>
      <RegisterForm />
      <p>
        Already have an account? <TextLink to="/login">Sign in</TextLink>
      </p>
    </Gate>
  )
}

const Lead = styled.p`
  color: ${token.textMuted};
`
