import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { AuthLayout } from '../app/layouts/auth/auth-layout.tsx'
import { useInvitationToken } from '../features/auth/invitation/invitation-token.ts'
import { readInvitation } from '../features/auth/invitation/read-invitation.ts'
import { useLinkContent } from '../lib/links/use-link-content.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { useTitle } from '../ui/layout/page.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'
import { Stack } from '../ui/layout/stack.tsx'

// The form comes only where there is something to accept, so that the page itself starts as soon as the other public ones.
const Offer = lazy(() =>
  import('../features/auth/invitation/invitation-offer.tsx').then(({ InvitationOffer }) => ({
    default: InvitationOffer,
  })),
)

/** /accept-invitation */
export function AcceptInvitation() {
  const { t } = useLingui()
  const invitationToken = useInvitationToken()
  const asked = useLinkContent(invitationToken, readInvitation)
  useTitle(asked.phase === 'closed' ? t`Invalid invitation` : t`Your invitation`)
  return (
    <AuthLayout>
      {asked.phase === 'asking' && <Waiting />}
      {asked.phase === 'fault' && (
        <ErrorState title={t`Couldn’t load the invitation.`} error={asked.error} onRetry={asked.retry} />
      )}
      {asked.phase === 'closed' && <Closed />}
      {asked.phase === 'open' && (
        <Suspense fallback={<Waiting />}>
          <Offer invitation={asked.content} invitationToken={invitationToken} />
        </Suspense>
      )}
    </AuthLayout>
  )
}

function Waiting() {
  return (
    <Stack role="status">
      <Lead>
        <Trans>Loading your invitation...</Trans>
      </Lead>
      <Skeleton height="2.5rem" />
      <Skeleton height="260px" radius={token.radius.card} />
    </Stack>
  )
}

function Closed() {
  return (
    <Stack>
      <h1>
        <Trans>Invalid invitation</Trans>
      </h1>
      <Lead>
        <Trans>
          This link is incomplete, expired, canceled or already used. Ask the person who invited you for a new one.
        </Trans>
      </Lead>
      <p>
        <Trans>
          Already have an account? <TextLink to="/login">Sign in</TextLink>
        </Trans>
      </p>
    </Stack>
  )
}

const Lead = styled.p`
  margin-block-end: ${token.space[3]};
  color: ${token.textMuted};
`
