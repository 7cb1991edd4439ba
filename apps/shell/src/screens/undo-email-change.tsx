import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError, call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Gate } from '../features/accounts/gate.tsx'
import { useTokenOnce } from '../features/accounts/use-token-once.ts'
import { noteSession } from '../kit/boot.ts'
import { isolated } from '../kit/i18n/isolated.ts'
import { Button } from '../kit/ui/button.tsx'
import { Note } from '../kit/ui/note.tsx'
import { useTitle } from '../kit/ui/page.tsx'
import { TextLink } from '../kit/ui/text-link.tsx'
import { useSubmit } from '../kit/use-submit.ts'

/** /undo-email-change: mail programs open links by themselves, so nothing is undone until the button is pressed. */
export function UndoEmailChange() {
  const { t } = useLingui()
  const linkToken = useTokenOnce()
  const undo = useSubmit({
    send: () => call('POST /auth/undo-email-change', { body: { token: linkToken } }),
    onDone: () => noteSession(false),
    onRefused: () => {},
  })
  const refusal = undo.error instanceof ApiError ? undo.error.text : undefined
  const isInvalid = !linkToken || refusal !== undefined
  useTitle(undo.isDone ? t`Change undone` : isInvalid ? t`Invalid Link` : t`Undo the change of address`)
  return (
    <Gate>
      {undo.answer ? (
        <Undone email={undo.answer.email} />
      ) : isInvalid ? (
        <Invalid text={refusal} />
      ) : (
        <Question
          isPending={undo.isPending}
          hasFailed={Boolean(undo.error)}
          onUndo={() => void undo.submit(undefined)}
        />
      )}
    </Gate>
  )
}

interface QuestionProps {
  isPending: boolean
  hasFailed: boolean
  onUndo: () => void
}

function Question({ isPending, hasFailed, onUndo }: QuestionProps) {
  const { t } = useLingui()
  return (
    <Told>
      <h1>
        <Trans>Undo the change of address?</Trans>
      </h1>
      <List>
        <li>
          <Trans>The address this mail was sent to is used for your account again.</Trans>
        </li>
        <li>
          <Trans>Every browser is signed out.</Trans>
        </li>
        <li>
          <Trans>
            API keys, Google accounts and authenticator apps that were added since are removed, and so are all recovery
            codes.
          </Trans>
        </li>
        <li>
          <Trans>We send you a link to choose a new password.</Trans>
        </li>
      </List>
      <div role="alert">
        {hasFailed && (
          <Note tone="bad">
            <Trans>The server could not be reached. Check your connection and try again.</Trans>
          </Note>
        )}
      </div>
      <Button size="lg" busy={isPending} busyText={t`Undoing...`} onClick={onUndo}>
        <Trans>Undo the change</Trans>
      </Button>
    </Told>
  )
}

function Undone({ email }: { email: string }) {
  const address = isolated(email)
  return (
    <Told role="status">
      <h1>
        <Trans>Change undone</Trans>
      </h1>
      <Lead>
        <Trans>
          Your account uses {address} again, and every browser was signed out. We sent a link there: choose a new
          password now, because someone may know the old one.
        </Trans>
      </Lead>
      <p>
        <Trans>
          No mail? <TextLink to="/forgot-password">Send another link</TextLink>
        </Trans>
      </p>
    </Told>
  )
}

function Invalid({ text }: { text: string | undefined }) {
  return (
    <Told role="status">
      <h1>
        <Trans>Invalid Link</Trans>
      </h1>
      <Lead>{text ?? <Trans>This address is not complete. Open the link in the mail again.</Trans>}</Lead>
      <p>
        <TextLink to="/login">
          <Trans>Back to Login</Trans>
        </TextLink>
      </p>
    </Told>
  )
}

const Lead = styled.p`
  color: ${token.textMuted};
`
const List = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  padding-inline-start: ${token.space[5]};
  list-style: disc;
  color: ${token.textMuted};
`
const Told = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[4]};
`
