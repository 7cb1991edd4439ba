import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { lazy, Suspense, type SyntheticEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { recordSignIn, useBoot } from '../../../lib/boot/boot.ts'
import { formatCount } from '../../../lib/i18n/format.ts'
import { useSubmit } from '../../../lib/forms/use-submit.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/inputs.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import { Form } from '../sign-in/form.tsx'
import type { RegisterProblem } from './register-outcome.ts'
import {
  checkRegistration,
  passwordStrength,
  type Registration,
  registrationBody,
  type Strength,
} from './registration.ts'
import { UsernameField } from '../sign-in/username-field.tsx'
import { SmallText } from '../../../ui/layout/small-text.tsx'

// Loaded after the fields, since they are advice or optional.
const PasswordMeter = lazy(() =>
  import('./password-meter.tsx').then(({ PasswordMeter }) => ({ default: PasswordMeter })),
)
const NewsletterBox = lazy(() =>
  import('./newsletter-box.tsx').then(({ NewsletterBox }) => ({ default: NewsletterBox })),
)

/** The delay between the welcome toast and the next page, in milliseconds. */
const onboardingDelayMs = 100

/** The form that opens an account. Everything typed stays when it is refused. */
export function RegisterForm() {
  const { t } = useLingui()
  const { passwordMinimum } = useBoot()
  const showToast = useToast()
  const [fault, setFault] = useState<RegisterProblem>()
  const [strength, setStrength] = useState<Strength>(0)
  const register = useRegister(setFault)
  const faultOf = (field: keyof Registration) => fault?.at?.[field]

  function check(form: HTMLFormElement): Record<string, string> {
    setFault(undefined)
    const found = checkRegistration(readForm(form), passwordMinimum)
    if (found[0]) showToast({ title: found[0].title, description: found[0].text, tone: 'destructive' })
    return Object.fromEntries(found.map(({ field, text }) => [field, text]))
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    void register.submit(readForm(event.currentTarget))
  }

  return (
    <Form check={check} onSubmit={submit}>
      <UsernameField error={faultOf('username')} />
      <Field
        label={t`Email`}
        optional
        error={faultOf('email')}
        hint={t`For receipts and to recover your account. Nothing else unless you ask.`}
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
        <Trans>Create account</Trans>
      </Button>
    </Form>
  )
}

function PasswordHint() {
  const passwordMinimum = formatCount(useBoot().passwordMinimum)
  return (
    <SmallText>
      <Trans>At least {passwordMinimum} characters. Three unrelated words work well.</Trans>
    </SmallText>
  )
}

function useRegister(onRefused: (problem: RegisterProblem) => void) {
  const { t } = useLingui()
  const { freeCredits } = useBoot()
  const navigate = useNavigate()
  const showToast = useToast()

  async function welcome(username: string): Promise<void> {
    const outcome = await loadOutcome()
    if (outcome) showToast(outcome.welcomeToast(username, freeCredits))
    setTimeout(() => void navigate('/onboarding', { replace: true }), onboardingDelayMs)
  }

  async function refuse(error: unknown): Promise<void> {
    const outcome = await loadOutcome()
    const problem = outcome?.registerProblem(error) ?? { text: t`An error occurred during registration` }
    onRefused(problem)
    showToast({ title: t`Registration Failed`, description: problem.text, tone: 'destructive' })
  }

  return useSubmit({
    send: (typed: Registration) => call('POST /auth/register', { body: registrationBody(typed) }),
    onDone: ({ user }) => {
      recordSignIn()
      void welcome(user.username)
    },
    onRefused: (error) => void refuse(error),
  })
}

/**
 * Loads the messages about the outcome when it is known, to keep the page's first download small. Undefined where loading
 * fails.
 */
const loadOutcome = () => import('./register-outcome.ts').catch(() => undefined)

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
/** Reserves the height of the content that replaces it. */
const Space = styled.div<{ $high: string }>`
  block-size: ${({ $high }) => $high};
`
