import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { AuthLayout } from '../app/layouts/auth/auth-layout.tsx'
import { useTokenOnce } from '../features/auth/recovery/use-token-once.ts'
import { recordSignOut } from '../lib/boot/boot.ts'
import { permanentProblem } from '../lib/forms/problems.ts'
import { isolated } from '../lib/i18n/isolated.ts'
import { Button } from '../ui/controls/button.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { useTitle } from '../ui/layout/page.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'
import { useSubmit } from '../lib/forms/use-submit.ts'

/** /undo-email-change: mail programs open links by themselves, so nothing is undone until the button is pressed. */
export function UndoEmailChange() {
  const { t } = useLingui()
  const linkToken = useTokenOnce()
  const undo = useSubmit({
    send: () => call('POST /auth/undo-email-change', { body: { token: linkToken } }),
    onDone: recordSignOut,
  })
  const problem = permanentProblem(undo.error)
  const isInvalid = !linkToken || problem !== undefined
  useTitle(undo.isDone ? t`Change undone` : isInvalid ? t`Invalid link` : t`Undo email address change`)
  return (
    <AuthLayout>
      {undo.answer ? (
        <Undone email={undo.answer.email} />
      ) : isInvalid ? (
        <Invalid text={problem} />
      ) : (
        <Question
          isPending={undo.isPending}
          hasFailed={Boolean(undo.error)}
          onUndo={() => void undo.submit(undefined)}
        />
      )}
    </AuthLayout>
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
    <Outcome>
      <h1>
        <Trans>Undo email address change?</Trans>
      </h1>
      <List>
        <li>
          <Trans>Your account goes back to the address this email was sent to.</Trans>
        </li>
        <li>
          <Trans>This signs out every browser.</Trans>
        </li>
        <li>
          <Trans>
            API keys, Google accounts and authenticator apps added since then are removed, along with all recovery
            codes.
          </Trans>
        </li>
        <li>
          <Trans>We’ll send you a link to choose a new password.</Trans>
        </li>
      </List>
      <div role="alert">
        {hasFailed && (
          <Note tone="bad">
            <Trans>Couldn’t reach the server. Check your connection and try again.</Trans>
          </Note>
        )}
      </div>
      <Button size="lg" busy={isPending} busyText={t`Undoing...`} onClick={onUndo}>
        <Trans>Undo change</Trans>
      </Button>
    </Outcome>
  )
}

function Undone({ email }: { email: string }) {
  const address = isolated(email)
  return (
    <Outcome role="status">
      <h1>
        <Trans>Change undone</Trans>
      </h1>
      <Lead>
        <Trans>
          Your account uses {address} again, and all browsers were signed out. We’ve sent a link there. Choose a new
          password now, because someone may know the old one.
        </Trans>
      </Lead>
      <p>
        <Trans>
          No email? <TextLink to="/forgot-password">Send another link</TextLink>
        </Trans>
      </p>
    </Outcome>
  )
}

function Invalid({ text }: { text: string | undefined }) {
  return (
    <Outcome role="status">
      <h1>
        <Trans>Invalid link</Trans>
      </h1>
      <Lead>{text ?? <Trans>This link is incomplete. Open it again from the email.</Trans>}</Lead>
      <p>
        <TextLink to="/login">
          <Trans>Back to Login</Trans>
        </TextLink>
      </p>
    </Outcome>
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
const Outcome = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[4]};
`
