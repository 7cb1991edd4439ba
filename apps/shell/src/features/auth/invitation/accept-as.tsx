import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { useAccept } from './use-accept.ts'

/** For people whose address has an account already: they accept while they are signed in. */
export function AcceptAs({ email, invitationToken }: { email: string; invitationToken: string }) {
  const { hasSession } = useBoot()
  const { t } = useLingui()
  const accept = useAccept(invitationToken)
  const isSomebodyElse = accept.error instanceof ApiError && accept.error.code === 'account-exists'
  if (!hasSession || isSomebodyElse) return <SignInFirst email={email} isSomebodyElse={isSomebodyElse} />
  return (
    <Stack>
      <p>
        <Trans>Your account gets this role, and your other browsers are signed out.</Trans>
      </p>
      <Button
        size="lg"
        block
        busy={accept.isPending || accept.isDone}
        busyText={t`Accepting...`}
        onClick={() => void accept.submit({})}
      >
        <Trans>Accept invitation</Trans>
      </Button>
    </Stack>
  )
}

function SignInFirst({ email, isSomebodyElse }: { email: string; isSomebodyElse: boolean }) {
  return (
    <Stack>
      <Note tone={isSomebodyElse ? 'warn' : 'info'}>
        {isSomebodyElse ? (
          <Trans>
            You’re signed in with another account. <strong>{email}</strong> already has an account here. Sign in with it
            to return to this invitation.
          </Trans>
        ) : (
          <Trans>
            <strong>{email}</strong> already has an account here. Sign in to return to this invitation.
          </Trans>
        )}
      </Note>
      <LinkButton to="/login?returnTo=/accept-invitation" size="lg" block>
        <Trans>Sign in</Trans>
      </LinkButton>
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
  margin-block: ${token.space[5]};
  overflow-wrap: anywhere;
`
