import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiKeyRecord } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { token as design } from '@vitrine/theme'
import { type SyntheticEvent, useEffect, useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatCount } from '../../../lib/i18n/format.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { useSubmit } from '../../../lib/forms/use-submit.ts'
import { Form } from '../sign-in/form.tsx'
import { KeyList } from './key-list.tsx'
import { PasswordMeter } from '../register/password-meter.tsx'
import { checkReset, type PasswordReset } from './password-reset.ts'
import { resetProblem } from './recovery-problems.ts'
import { fieldFault } from '../../../lib/forms/problems.ts'
import { passwordStrength, type Strength } from '../register/registration.ts'

/** Sets the password of the account to which the token belongs. */
export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useLingui()
  const { passwordMinimum: minimum } = useBoot()
  const showToast = useToast()
  const [fault, setFault] = useState<{ field: keyof PasswordReset; text: string }>()
  const [strength, setStrength] = useState<Strength>(0)
  const reset = useReset(token, onDone)
  const keys = useKeysOf(token)
  const faultOf = (field: keyof PasswordReset) =>
    fault ? (fault.field === field ? fault.text : undefined) : fieldFault(reset.error, field)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    const typed = { password: String(values.get('password')), confirmation: String(values.get('confirmation')) }
    const problem = checkReset(typed, minimum)
    setFault(problem)
    if (!problem) return void reset.submit({ password: typed.password, keepKeys: values.has('keepKeys') })
    showToast({ title: t`Password not updated`, description: problem.text, tone: 'destructive' })
    form.querySelector<HTMLInputElement>(`[name=${problem.field}]`)?.focus()
  }

  return (
    <Form onSubmit={submit}>
      <Field
        label={t`New Password`}
        error={faultOf('password')}
        hint={t`At least ${{ minimum: formatCount(minimum) }} characters.`}
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          required
          autoFocus
          onChange={(event) => setStrength(passwordStrength(event.currentTarget.value, minimum))}
        />
      </Field>
      <PasswordMeter strength={strength} />
      <Field label={t`Confirm New Password`} error={faultOf('confirmation')}>
        <PasswordInput name="confirmation" autoComplete="new-password" required />
      </Field>
      {keys.length > 0 && (
        <Keys>
          <KeyList keys={keys} />
          <Checkbox
            name="keepKeys"
            label={<Trans>Keep my API keys working. Otherwise they are revoked with the old password.</Trans>}
          />
        </Keys>
      )}
      <Button type="submit" size="lg" block busy={reset.isPending} busyText={t`Updating...`}>
        <Trans>Update password</Trans>
      </Button>
    </Form>
  )
}

/** The person's API keys; none while they are not known, for instance because the link is used. */
function useKeysOf(token: string): readonly ApiKeyRecord[] {
  const [keys, setKeys] = useState<readonly ApiKeyRecord[]>([])
  useEffect(() => {
    call('POST /auth/reset-password/keys', { body: { token } }).then(setKeys, () => undefined)
  }, [token])
  return keys
}

function useReset(token: string, onDone: () => void) {
  const { t } = useLingui()
  const showToast = useToast()
  return useSubmit({
    send: (typed: { password: string; keepKeys: boolean }) =>
      call('POST /auth/reset-password', { body: { token, ...typed } }),
    onDone: () => {
      showToast({
        title: t`Password Updated`,
        description: t`Your password has been updated successfully.`,
        tone: 'success',
      })
      onDone()
    },
    onRefused: (error) =>
      showToast({ title: t`Password not updated`, description: resetProblem(error), tone: 'destructive' }),
  })
}

const Keys = styled.div`
  display: grid;
  gap: ${design.space[3]};
`
