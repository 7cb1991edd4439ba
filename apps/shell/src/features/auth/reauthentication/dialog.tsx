import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReauthenticationMethod } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { type SyntheticEvent, useState } from 'react'
import { useBoot } from '../../../lib/boot/boot.ts'
import { ActionRow } from '../../../ui/controls/action-row.tsx'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { TextButton } from '../../../ui/controls/text-button.tsx'
import { useSubmit } from '../../../lib/forms/use-submit.ts'
import { CodeField } from '../sign-in/code-field.tsx'
import { restFault, fieldFault } from '../../../lib/forms/problems.ts'
import { GoogleMark } from '../../../ui/controls/google-mark.tsx'
import { FormStack } from '../../../ui/forms/form-stack.tsx'

interface ReauthenticationDialogProps {
  /** The ways to reauthenticate that this person has. */
  methods: readonly ReauthenticationMethod[]
  onDone: () => void
  onClose: () => void
}

/** Asks who it is before something that would let a stranger keep the account. */
export function ReauthenticationDialog({ methods, onDone, onClose }: ReauthenticationDialogProps) {
  const { hasGoogle } = useBoot()
  const typed = methods.filter((method) => method !== 'google')
  const isGoogleOn = hasGoogle && methods.includes('google')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Confirm it’s you`}
      text={t`This protects your account if someone else gets hold of your session. You won’t be asked again for ten minutes.`}
    >
      {typed[0] && <TypedForm methods={typed} onDone={onDone} onClose={onClose} />}
      {!typed[0] && isGoogleOn && <GoogleAgain onClose={onClose} />}
      {!typed[0] && !isGoogleOn && <NoMethod onClose={onClose} />}
    </Dialog>
  )
}

function TypedForm({ methods, onDone, onClose }: ReauthenticationDialogProps) {
  const [method, setMethod] = useState(methods[0])
  const authenticate = useSubmit({
    send: (body: { password: string } | { code: string }) => call('POST /auth/reauthenticate', { body }),
    onDone,
  })
  const { error } = authenticate
  const rest = restFault(error)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const given = (name: string) => String(values.get(name) ?? '')
    void authenticate.submit(method === 'password' ? { password: given('password') } : { code: given('code') })
  }

  const other = methods.find((one) => one !== method)
  return (
    <FormStack onSubmit={submit}>
      <div role="alert">{rest && <Note tone="bad">{rest}</Note>}</div>
      {method === 'password' ? (
        <Field
          label={t`Your password`}
          error={fieldFault(error, 'password')}
          aside={other && <TextButton onClick={() => setMethod(other)}>{t`Use a code instead`}</TextButton>}
        >
          <PasswordInput name="password" autoComplete="current-password" required autoFocus />
        </Field>
      ) : (
        <>
          <CodeField error={error} />
          {other && (
            <p>
              <TextButton onClick={() => setMethod(other)}>{t`Use your password instead`}</TextButton>
            </p>
          )}
        </>
      )}
      <ActionRow>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" busy={authenticate.isPending} busyText={t`Confirming...`}>
          <Trans>Confirm</Trans>
        </Button>
      </ActionRow>
    </FormStack>
  )
}

/** Signing in loads a new page, so the person has to repeat the action afterwards. */
function GoogleAgain({ onClose }: { onClose: () => void }) {
  const returnTo = encodeURIComponent(location.pathname + location.search)
  return (
    <FormStack as="div">
      <p>
        <Trans>Sign in with Google again. You’ll come back to this page to try again.</Trans>
      </p>
      <ActionRow>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <LinkButton href={`/auth/google?returnTo=${returnTo}`} icon={<GoogleMark />} variant="secondary">
          <Trans>Continue with Google</Trans>
        </LinkButton>
      </ActionRow>
    </FormStack>
  )
}

function NoMethod({ onClose }: { onClose: () => void }) {
  return (
    <FormStack as="div">
      <p>
        <Trans>Sign out and back in, then try again within ten minutes.</Trans>
      </p>
      <ActionRow>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </ActionRow>
    </FormStack>
  )
}
