import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiKeyRecord } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { token as design } from '@vitrine/theme'
import { type SyntheticEvent, useEffect, useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { formatCount } from '../../kit/format.ts'
import { useToast } from '../../kit/toast.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Checkbox } from '../../kit/ui/checkbox.tsx'
import { Field } from '../../kit/ui/field.tsx'
import { PasswordInput } from '../../kit/ui/password-input.tsx'
import { useSubmit } from '../../kit/use-submit.ts'
import { Form } from './form.tsx'
import { KeyList } from './key-list.tsx'
import { PasswordMeter } from './password-meter.tsx'
import { checkReset, type PasswordReset } from './password-reset.ts'
import { resetRefusal } from './recovery-refusals.ts'
import { fieldFault } from './refusals.ts'
import { passwordStrength, type Strength } from './registration.ts'

/** Sets the password of whoever holds the link with this token. */
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
    const refusal = checkReset(typed, minimum)
    setFault(refusal)
    if (!refusal) return void reset.submit({ password: typed.password, keepKeys: values.has('keepKeys') })
    showToast({ title: t`Password Not Updated`, description: refusal.text, tone: 'destructive' })
    form.querySelector<HTMLInputElement>(`[name=${refusal.field}]`)?.focus()
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
        <Trans>Update Password</Trans>
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
      showToast({ title: t`Password Not Updated`, description: resetRefusal(error), tone: 'destructive' }),
  })
}

const Keys = styled.div`
  display: grid;
  gap: ${design.space[3]};
`
