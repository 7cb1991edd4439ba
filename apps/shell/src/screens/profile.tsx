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
import { SupportCard } from '../features/impersonation/impersonation-card.tsx'
import { useProfile } from '../lib/session/profile.ts'
import { SessionList } from '../features/auth/sessions/session-list.tsx'
import { useUser } from '../lib/session/session.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { Page, PageHeading } from '../ui/layout/page.tsx'
import { SectionLinks } from '../ui/layout/section-links.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { media, pinnedHeight } from '../ui/brand/shapes.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'

const BrandKitsCard = screen([], async () => (await import('../features/brand-kits/brand-kits-card.tsx')).BrandKitsCard)
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
        <SectionLinks label={t`Sections`} sections={sections()} />
        <Sections>
          <Section id="profile">
            <ProfileCard query={profile} user={user} />
            <AccountFacts user={user} />
          </Section>
          <Section id="sign-in">
            <Stack>
              {isVisitor ? (
                <Note>{t`Sign-in details can’t be changed during a support session.`}</Note>
              ) : (
                <PasswordCard profile={profile.data} username={user.username} />
              )}
              <SessionList />
            </Stack>
            {!isVisitor && (
              <Stack>
                <SignInCards profile={profile.data} isPending={profile.isPending} user={user} />
              </Stack>
            )}
          </Section>
          <Section id="preferences">
            {profile.data && <PreferencesForm profile={profile.data} />}
            {profile.data && <MailsCard profile={profile.data} />}
          </Section>
          <Section id="brand">
            <Suspense fallback={<Awaited />}>
              <BrandKitsCard />
            </Suspense>
            <Suspense fallback={<Awaited />}>
              <GlossaryCard />
            </Suspense>
          </Section>
          <Section id="data">
            <SupportCard user={user} />
            {profile.data && !isVisitor && <OwnData user={user} hasPassword={profile.data.hasPassword} />}
          </Section>
        </Sections>
      </Columns>
    </Page>
  )
}

function sections() {
  return [
    { id: 'profile', name: t`Profile` },
    { id: 'sign-in', name: t`Sign-in` },
    { id: 'preferences', name: t`Preferences` },
    { id: 'brand', name: t`Brand and glossary` },
    { id: 'data', name: t`Your data` },
  ]
}

function ProfileCard({ query, user }: { query: ReturnType<typeof useProfile>; user: User }) {
  const { data, error, isPending, refetch } = query
  if (isPending) return <Skeleton height="546px" radius={token.radius.card} />
  if (!data) return <ErrorState title={t`Couldn’t load your profile.`} error={error} onRetry={() => void refetch()} />
  return (
    <ProfileForm
      profile={data}
      user={user}
      emailState={<EmailState profile={data} />}
      pendingEmail={data.pendingEmail && <PendingEmail email={data.pendingEmail} />}
    />
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
  grid-template-columns: 200px minmax(0, 1fr);
  gap: ${token.space[6]};
  align-items: start;
  > nav {
    inset-block-start: calc(${pinnedHeight} + 96px);
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Sections = styled(Stack)`
  gap: ${token.space[6]};
`
/** The cards of one subject. */
const Section = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[5]};
  align-items: start;
  > ${Stack} {
    gap: ${token.space[5]};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
