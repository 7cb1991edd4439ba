import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { LogOut } from '#icons'
import styled from 'styled-components'
import { PublicLayout } from '../app/layouts/public-layout.tsx'
import { DemoLists, EndpointList } from '../features/auth/sign-in/demo-lists.tsx'
import { useBoot } from '../lib/boot/boot.ts'
import { formatCredits } from '../lib/i18n/format.ts'
import { useUser } from '../lib/session/session.ts'
import { BrandFrameSpinner } from '../ui/brand/brand-frame-spinner.tsx'
import { ButtonRow } from '../ui/controls/action-row.tsx'
import { Button, LinkButton } from '../ui/controls/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { FactList } from '../ui/data/fact-list.tsx'
import { Page, PageHeading } from '../ui/layout/page.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'
import { useLogout } from '../lib/session/use-logout.ts'

/** /auth-demo: who is signed in, or the ways in. */
export function AuthDemo() {
  const { t } = useLingui()
  const { data: user, error, isPending, refetch } = useUser()
  return (
    <PublicLayout>
      <Page title={t`Authentication demo`}>
        <PageHeading
          title={t`Authentication demo`}
          text={t`View your session data, and test signing in and out.`}
          action={
            <TextLink to="/">
              <Trans>Back to home</Trans>
            </TextLink>
          }
        />
        {isPending && <Waiting />}
        {error && !user && (
          <ErrorState title={t`Couldn’t load your account.`} error={error} onRetry={() => void refetch()} />
        )}
        {user && <SignedIn user={user} />}
        {user === null && <Visitor />}
      </Page>
    </PublicLayout>
  )
}

function Waiting() {
  const { t } = useLingui()
  return (
    <Centre role="status" aria-label={t`Loading`}>
      <BrandFrameSpinner />
    </Centre>
  )
}

function SignedIn({ user }: { user: User }) {
  const { t } = useLingui()
  const logout = useLogout()
  return (
    <Narrow>
      <h2>
        <Trans>You’re signed in</Trans>
      </h2>
      <FactList
        facts={[
          [t`User ID`, user.id],
          [t`Username`, user.username],
          [t`Email`, user.email || t`Not provided`],
          [t`Credits`, formatCredits(user.credits)],
        ]}
      />
      <Button
        variant="secondary"
        icon={<LogOut size={18} aria-hidden="true" />}
        busy={logout.isPending}
        busyText={t`Signing out...`}
        onClick={() => logout.mutate()}
      >
        <Trans>Logout</Trans>
      </Button>
    </Narrow>
  )
}

function Visitor() {
  const { hasGoogle } = useBoot()
  return (
    <>
      <Narrow>
        <h2>
          <Trans>You’re not signed in</Trans>
        </h2>
        <ButtonRow>
          <LinkButton to="/register">
            <Trans>Create account</Trans>
          </LinkButton>
          <LinkButton to="/login?returnTo=/auth-demo" variant="secondary">
            <Trans>Sign in</Trans>
          </LinkButton>
          {hasGoogle && (
            <LinkButton href="/auth/google?returnTo=/auth-demo" variant="secondary">
              <Trans>Continue with Google</Trans>
            </LinkButton>
          )}
        </ButtonRow>
      </Narrow>
      <DemoLists />
      <EndpointList />
    </>
  )
}

const Centre = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 240px;
  font-size: ${token.fontSize.h2};
`
const Narrow = styled(Card)`
  display: grid;
  gap: ${token.space[4]};
  justify-items: start;
  max-inline-size: 640px;
  dl {
    inline-size: 100%;
  }
`
