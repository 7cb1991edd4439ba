import { call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { type SyntheticEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { noteSession, useBoot } from '../../kit/boot.ts'
import { formatPlural } from '../../kit/format.ts'
import { useSubmit } from '../../kit/use-submit.ts'
import { useToast } from '../../kit/toast.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Field } from '../../kit/ui/field.tsx'
import { TextInput } from '../../kit/ui/inputs.tsx'
import { PasswordInput } from '../../kit/ui/password-input.tsx'
import { media } from '../../kit/ui/shapes.ts'
import { Form } from './form.tsx'
import { PasswordMeter } from './password-meter.tsx'
import { registerRefusal } from './refusals.ts'
import {
  checkRegistration,
  passwordStrength,
  type Registration,
  registrationBody,
  type Strength,
} from './registration.ts'

/** The welcome comes first and the page after it, this many milliseconds later. */
const onboardingDelayMs = 100

/** The form that opens an account. Everything typed stays when it is refused. */
export function RegisterForm() {
  const { passwordMinimum } = useBoot()
  const showToast = useToast()
  const [fault, setFault] = useState<{ field?: string; text: string }>()
  const [strength, setStrength] = useState<Strength>(0)
  const register = useRegister((refusal) => setFault(refusal))
  const faultOf = (field: keyof Registration) => (fault?.field === field ? fault.text : undefined)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = readForm(form)
    const refusal = checkRegistration(typed, passwordMinimum)
    setFault(refusal)
    if (!refusal) return void register.submit(typed)
    showToast({ title: refusal.title, description: refusal.text, tone: 'destructive' })
    form.querySelector<HTMLInputElement>(`[name=${refusal.field}]`)?.focus()
  }

  return (
    <Form onSubmit={submit}>
      <Field label="Username" error={faultOf('username')}>
        <TextInput
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus
        />
      </Field>
      <Field
        label="Email"
        optional
        error={faultOf('email')}
        hint="For receipts and for getting back in. We send nothing else unless you ask."
      >
        <TextInput type="email" name="email" autoComplete="email" />
      </Field>
      <Pair>
        <Field label="Password" error={faultOf('password')}>
          <PasswordInput
            name="password"
            autoComplete="new-password"
            required
            onChange={(event) => setStrength(passwordStrength(event.currentTarget.value, passwordMinimum))}
          />
        </Field>
        <Field label="Confirm password" error={faultOf('confirmation')}>
          <PasswordInput name="confirmation" autoComplete="new-password" required />
        </Field>
      </Pair>
      <div>
        <PasswordMeter strength={strength} />
        <Hint>At least {passwordMinimum} characters. Three plain words work well.</Hint>
      </div>
      <Button type="submit" size="lg" block busy={register.isPending || register.isDone} busyText="Creating Account...">
        Create Account
      </Button>
    </Form>
  )
}

function useRegister(onRefused: (refusal: { text: string; field?: string }) => void) {
  const { freeCredits } = useBoot()
  const navigate = useNavigate()
  const showToast = useToast()
  return useSubmit({
    send: (typed: Registration) => call('POST /auth/register', { body: registrationBody(typed) }),
    onDone: ({ user }) => {
      noteSession(true)
      const credits = formatPlural(freeCredits, 'free credit')
      showToast({
        title: `Welcome, ${user.username}!`,
        description: `Your account is ready, with ${credits} to start with.`,
        tone: 'success',
      })
      setTimeout(() => void navigate('/onboarding', { replace: true }), onboardingDelayMs)
    },
    onRefused: (error) => {
      const refusal = registerRefusal(error)
      onRefused(refusal)
      showToast({ title: 'Registration Failed', description: refusal.text, tone: 'destructive' })
    },
  })
}

function readForm(form: HTMLFormElement): Registration {
  const typed = new FormData(form)
  const text = (name: keyof Registration) => String(typed.get(name) ?? '')
  return {
    username: text('username').trim(),
    email: text('email'),
    password: text('password'),
    confirmation: text('confirmation'),
  }
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token.space[4]};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Hint = styled.p`
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
