import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '@vitrine/contract/client'
import { lazy, Suspense, type SyntheticEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { currentBoot, recordSignIn } from '../../../lib/boot/boot.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/inputs.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { useSubmit } from '../../../lib/forms/use-submit.ts'
import { pathAfterLogin } from './after-login.ts'
import { Form } from './form.tsx'
import { loginProblem } from './sign-in-problems.ts'
import { asksForCode } from '../../../lib/forms/problems.ts'

// Loaded on demand, because few people have a second factor.
const CodeStep = lazy(() => import('./code-step.tsx').then(({ CodeStep }) => ({ default: CodeStep })))

// Only names that are email addresses can lead to a company's own sign-in.
const SsoOffer = lazy(() => import('./sso-offer.tsx').then(({ SsoOffer }) => ({ default: SsoOffer })))

/** `google` asks for the code after a sign-in with Google, which has no password. */
type Step = 'password' | 'code' | 'google'

interface Typed {
  username: string
  password: string
  code?: string
}

/** A form for username and password, then for a code if one is required. A refusal keeps the values. */
export function LoginForm() {
  const [address] = useSearchParams()
  const [step, setStep] = useState<Step>(address.get('step') === 'code' ? 'google' : 'password')
  const [email, setEmail] = useState('')
  const needsCode = step !== 'password'
  const login = useLogin(step, setStep)
  const { t } = useLingui()
  const isFailed = login.error !== undefined && !asksForCode(login.error)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const code = typed.get('code')
    const body = { username: String(typed.get('username')), password: String(typed.get('password')) }
    void login.submit(code ? { ...body, code: String(code) } : body)
  }

  return (
    <Form onSubmit={submit}>
      {isFailed && (
        <Note tone="bad">
          <strong>
            <Trans>Login Failed</Trans>
          </strong>
          <p>{loginProblem(login.error)}</p>
        </Note>
      )}
      <div hidden={needsCode}>
        <Field label={t`Username`}>
          <TextInput
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required={!needsCode}
            autoFocus
            onBlur={({ currentTarget }) => setEmail(emailIn(currentTarget.value))}
          />
        </Field>
        <Suspense>{email && <SsoOffer email={email} />}</Suspense>
      </div>
      <div hidden={needsCode}>
        <Field
          label={t`Password`}
          aside={
            <TextLink to="/forgot-password">
              <Trans>Forgot your password?</Trans>
            </TextLink>
          }
        >
          <PasswordInput name="password" autoComplete="current-password" required={!needsCode} />
        </Field>
      </div>
      <Suspense>{needsCode && <CodeStep error={login.error} onBack={() => setStep('password')} />}</Suspense>
      <Button type="submit" size="lg" block busy={login.isPending} busyText={t`Signing in...`}>
        <Trans>Sign in</Trans>
      </Button>
    </Form>
  )
}

/** Returns what was typed where it may be an email address, else nothing. */
function emailIn(typed: string): string {
  const email = typed.trim()
  return /^[^@\s]+@[^@\s]+$/.test(email) ? email : ''
}

function useLogin(step: Step, setStep: (step: Step) => void) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const showToast = useToast()
  const [address] = useSearchParams()
  return useSubmit({
    send: (body: Typed) =>
      step === 'google'
        ? call('POST /auth/complete', { body: { code: body.code ?? '' } })
        : call('POST /auth/login', { body }),
    onDone: ({ user }) => {
      const { isSuspended, isPaused } = currentBoot()
      const places = { storage: localStorage, returnTo: address.get('returnTo'), origin: location.origin }
      const path = pathAfterLogin({ ...places, isSuspended, isPaused })
      recordSignIn()
      const name = isolated(user.username)
      showToast({ title: t`Welcome back!`, description: t`You’re signed in as ${name}.`, tone: 'success' })
      void navigate(path, { replace: true })
    },
    onRefused: (error) => {
      if (asksForCode(error)) return setStep(step === 'google' ? step : 'code')
      setStep('password')
      showToast({ title: t`Login Failed`, description: loginProblem(error), tone: 'destructive' })
    },
  })
}
