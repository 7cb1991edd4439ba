import { Trans, useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useState } from 'react'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatCount } from '../../../lib/i18n/format.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { Form } from '../sign-in/form.tsx'
import { NewsletterBox } from '../register/newsletter-box.tsx'
import { PasswordMeter } from '../register/password-meter.tsx'
import { checkReset } from '../recovery/password-reset.ts'
import { fieldFault } from '../../../lib/forms/problems.ts'
import { passwordStrength, type Strength } from '../register/registration.ts'
import { useAccept } from './use-accept.ts'
import { UsernameField } from '../sign-in/username-field.tsx'

type Named = 'username' | 'password' | 'confirmation'

interface AcceptFormProps {
  email: string
  invitationToken: string
}

/** Opens an invited person's account. Typed values stay when it is refused. */
export function AcceptForm({ email, invitationToken }: AcceptFormProps) {
  const { t } = useLingui()
  const { passwordMinimum: minimum } = useBoot()
  const [fault, setFault] = useState<{ field: Named; text: string }>()
  const [strength, setStrength] = useState<Strength>(0)
  const accept = useAccept(invitationToken)
  const faultOf = (field: Named) =>
    fault ? (fault.field === field ? fault.text : undefined) : fieldFault(accept.error, field)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const text = (name: Named) => String(typed.get(name) ?? '')
    const problem = checkReset({ password: text('password'), confirmation: text('confirmation') }, minimum)
    setFault(problem)
    const account = { username: text('username').trim(), password: text('password') }
    if (!problem) return void accept.submit({ ...account, newsletter: typed.has('newsletter') })
    form.querySelector<HTMLInputElement>(`[name=${problem.field}]`)?.focus()
  }

  return (
    <Form onSubmit={submit}>
      <UsernameField error={faultOf('username')} proposal={email.slice(0, email.indexOf('@'))} />
      <Field
        label={t`Password`}
        error={faultOf('password')}
        hint={t`At least ${{ minimum: formatCount(minimum) }} characters.`}
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          required
          onChange={(event) => setStrength(passwordStrength(event.currentTarget.value, minimum))}
        />
      </Field>
      <PasswordMeter strength={strength} />
      <Field label={t`Confirm password`} error={faultOf('confirmation')}>
        <PasswordInput name="confirmation" autoComplete="new-password" required />
      </Field>
      <NewsletterBox />
      <Button type="submit" size="lg" block busy={accept.isPending || accept.isDone} busyText={t`Creating Account...`}>
        <Trans>Accept and create account</Trans>
      </Button>
    </Form>
  )
}
