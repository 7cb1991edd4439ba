import { t } from '@lingui/core/macro'
import type { Profile as ProfileData, User } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Suspense } from 'react'
import styled from 'styled-components'
import { AccountFacts } from '../features/accounts/account-facts.tsx'
import { ChangePasswordForm } from '../features/auth/password/change-password-form.tsx'
import { CodesCard } from '../features/auth/second-factor/codes-card.tsx'
import { FactorCard } from '../features/auth/second-factor/factor-card.tsx'
import { FirstPasswordCard } from '../features/auth/password/first-password-card.tsx'
import { GoogleCard } from '../features/oauth/google-card.tsx'
import { MailsCard } from '../features/accounts/mails-card.tsx'
import { OwnData } from '../features/accounts/own-data.tsx'
import { PreferencesForm } from '../features/accounts/preferences-form.tsx'
import { ProfileForm } from '../features/accounts/profile-form.tsx'
import { EmailState } from '../features/email-addresses/email-state.tsx'
import { PendingEmail } from '../features/email-addresses/pending-email.tsx'
import { screen } from '../app/screen.ts'
import { BrandKitsCard } from '../features/brand-kits/brand-kits-card.tsx'
import { SupportCard } from '../features/impersonation/impersonation-card.tsx'
import { useProfile } from '../lib/session/profile.ts'
import { SessionList } from '../features/auth/sessions/session-list.tsx'
import { useUser } from '../lib/session/session.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { Page, PageHeading } from '../ui/layout/page.tsx'
import { media } from '../ui/brand/shapes.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'

const GlossaryCard = screen(
  'glossary',
  async () => (await import('../features/glossary/glossary-card.tsx')).GlossaryCard,
)

/** /profile */
export function Profile() {
  const { data: user } = useUser()
  const profile = useProfile()
  if (!user) return null
  const isVisitor = user.support?.isVisitor === true
  return (
    <Page title={t`Account settings`}>
      <PageHeading title={t`Account settings`} text={t`Manage your profile, sign-in, preferences and data.`} />
      <Columns>
        <Stack>
          {profile.data && (
            <ProfileForm
              profile={profile.data}
              user={user}
              emailState={<EmailState profile={profile.data} />}
              pendingEmail={profile.data.pendingEmail && <PendingEmail email={profile.data.pendingEmail} />}
            />
          )}
          {profile.error && !profile.data && (
            <ErrorState
              title={t`Couldn’t load your profile.`}
              error={profile.error}
              onRetry={() => void profile.refetch()}
            />
          )}
          {profile.isPending && <Skeleton height="546px" radius={token.radius.card} />}
          <BrandKitsCard />
          <Suspense fallback={<Skeleton height="180px" radius={token.radius.card} />}>
            <GlossaryCard />
          </Suspense>
          {isVisitor ? (
            <Note>{t`Sign-in details can’t be changed during a support session.`}</Note>
          ) : (
            <PasswordCard profile={profile.data} username={user.username} />
          )}
          {profile.data && <PreferencesForm profile={profile.data} />}
          {profile.data && <MailsCard profile={profile.data} />}
        </Stack>
        <Stack>
          <AccountFacts user={user} />
          {!isVisitor && <SignInCards profile={profile.data} isPending={profile.isPending} user={user} />}
          <SessionList />
          <SupportCard user={user} />
          {profile.data && !isVisitor && <OwnData user={user} hasPassword={profile.data.hasPassword} />}
        </Stack>
      </Columns>
    </Page>
  )
}

function PasswordCard({ profile, username }: { profile: ProfileData | undefined; username: string }) {
  if (profile?.hasPassword === false) return <FirstPasswordCard email={profile.email} />
  return <ChangePasswordForm username={username} />
}

interface SignInCardsProps {
  profile: ProfileData | undefined
  isPending: boolean
  user: User
}

function SignInCards({ profile, isPending, user }: SignInCardsProps) {
  return (
    <>
      {profile ? <FactorCard profile={profile} user={user} /> : isPending && <Awaited />}
      {profile ? <CodesCard profile={profile} /> : isPending && <Awaited />}
      <GoogleCard hasPassword={profile?.hasPassword ?? false} />
    </>
  )
}

/** The place of a card with a title, a sentence and a button. */
function Awaited() {
  return <Skeleton height="162px" radius={token.radius.card} />
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  gap: ${token.space[6]};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[6]};
`
