import { Trans, useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { lazy, Suspense, type SyntheticEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { noteSession, useBoot } from '../../kit/boot.ts'
import { formatCount } from '../../kit/format.ts'
import { isolated } from '../../kit/i18n/isolated.ts'
import { useSubmit } from '../../kit/use-submit.ts'
import { useToast } from '../../kit/toast.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Field } from '../../kit/ui/field.tsx'
import { TextInput } from '../../kit/ui/inputs.tsx'
import { PasswordInput } from '../../kit/ui/password-input.tsx'
import { media } from '../../kit/ui/shapes.ts'
import { Form } from './form.tsx'
import { registerRefusal } from './refusals.ts'
import {
  checkRegistration,
  passwordStrength,
  type Registration,
  registrationBody,
  type Strength,
} from './registration.ts'
import { UsernameField } from './username-field.tsx'

// The fields come first; what advises or may be left out follows.
const PasswordMeter = lazy(() =>
  import('./password-meter.tsx').then(({ PasswordMeter }) => ({ default: PasswordMeter })),
)
const NewsletterBox = lazy(() =>
  import('./newsletter-box.tsx').then(({ NewsletterBox }) => ({ default: NewsletterBox })),
)

/** The welcome comes first and the page after it, this many milliseconds later. */
const onboardingDelayMs = 100

/** The form that opens an account. Everything typed stays when it is refused. */
export function RegisterForm() {
  const { t } = useLingui()
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
      <UsernameField error={faultOf('username')} />
      <Field
        label={t`Email`}
        optional
        error={faultOf('email')}
        hint={t`For receipts and for getting back in. We send nothing else unless you ask.`}
      >
        <TextInput type="email" name="email" autoComplete="email" />
      </Field>
      <Pair>
        <Field label={t`Password`} error={faultOf('password')}>
          <PasswordInput
            name="password"
            autoComplete="new-password"
            required
            onChange={(event) => setStrength(passwordStrength(event.currentTarget.value, passwordMinimum))}
          />
        </Field>
        <Field label={t`Confirm password`} error={faultOf('confirmation')}>
          <PasswordInput name="confirmation" autoComplete="new-password" required />
        </Field>
      </Pair>
      <div>
        <Suspense fallback={<Space $high="1.5rem" />}>
          <PasswordMeter strength={strength} />
        </Suspense>
        <PasswordHint />
      </div>
      <Suspense fallback={<Space $high="44px" />}>
        <NewsletterBox />
      </Suspense>
      <Button
        type="submit"
        size="lg"
        block
        busy={register.isPending || register.isDone}
        busyText={t`Creating Account...`}
      >
        <Trans>Create Account</Trans>
      </Button>
    </Form>
  )
}

function PasswordHint() {
  const passwordMinimum = formatCount(useBoot().passwordMinimum)
  return (
    <Hint>
      <Trans>At least {passwordMinimum} characters. Three plain words work well.</Trans>
    </Hint>
  )
}

function useRegister(onRefused: (refusal: { text: string; field?: string }) => void) {
  const { t } = useLingui()
  const { freeCredits } = useBoot()
  const navigate = useNavigate()
  const showToast = useToast()
  return useSubmit({
    send: (typed: Registration) => call('POST /auth/register', { body: registrationBody(typed) }),
    onDone: ({ user }) => {
      noteSession(true)
      const name = isolated(user.username)
      const credits = plural(freeCredits, { one: '# free credit', other: '# free credits' })
      showToast({
        title: t`Welcome, ${name}!`,
        description: t`Your account is ready, with ${credits} to start with.`,
        tone: 'success',
      })
      setTimeout(() => void navigate('/onboarding', { replace: true }), onboardingDelayMs)
    },
    onRefused: (error) => {
      const refusal = registerRefusal(error)
      onRefused(refusal)
      showToast({ title: t`Registration Failed`, description: refusal.text, tone: 'destructive' })
    },
  })
}

function readForm(form: HTMLFormElement): Registration {
  const typed = new FormData(form)
  const text = (name: string) => String(typed.get(name) ?? '')
  return {
    username: text('username').trim(),
    email: text('email'),
    password: text('password'),
    confirmation: text('confirmation'),
    newsletter: typed.has('newsletter'),
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
/** As high as what takes its place. */
const Space = styled.div<{ $high: string }>`
  block-size: ${({ $high }) => $high};
`
const Hint = styled.p`
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
