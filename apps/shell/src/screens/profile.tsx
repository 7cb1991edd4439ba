import { t } from '@lingui/core/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { AccountFacts } from '../features/accounts/settings/account-facts.tsx'
import { ChangePasswordForm } from '../features/accounts/settings/change-password-form.tsx'
import { CodesCard } from '../features/accounts/settings/codes-card.tsx'
import { FactorCard } from '../features/accounts/settings/factor-card.tsx'
import { FirstPasswordCard } from '../features/accounts/settings/first-password-card.tsx'
import { GoogleCard } from '../features/accounts/settings/google-card.tsx'
import { MailsCard } from '../features/accounts/settings/mails-card.tsx'
import { OwnData } from '../features/accounts/settings/own-data.tsx'
import { PreferencesForm } from '../features/accounts/settings/preferences-form.tsx'
import { ProfileForm } from '../features/accounts/settings/profile-form.tsx'
import { SupportCard } from '../features/accounts/settings/support-card.tsx'
import { useProfile } from '../features/accounts/settings/profile-queries.ts'
import { SessionList } from '../features/accounts/settings/session-list.tsx'
import { useUser } from '../kit/session.ts'
import { ErrorState } from '../kit/ui/error-state.tsx'
import { Page, PageHeading } from '../kit/ui/page.tsx'
import { media } from '../kit/ui/shapes.ts'
import { Skeleton } from '../kit/ui/skeleton.tsx'

/** /profile */
export function Profile() {
  const { data: user } = useUser()
  const profile = useProfile()
  if (!user) return null
  return (
    <Page title={t`Account Settings`}>
      <PageHeading
        title={t`Account Settings`}
        text={t`Who you are here, how you sign in, what you prefer and your data.`}
      />
      <Columns>
        <Stack>
          {profile.data && <ProfileForm profile={profile.data} user={user} />}
          {profile.error && !profile.data && (
            <ErrorState
              title={t`Your profile could not be loaded.`}
              error={profile.error}
              onRetry={() => void profile.refetch()}
            />
          )}
          {profile.isPending && <Skeleton height="420px" radius={token.radius.card} />}
          {profile.data?.hasPassword === false ? (
            <FirstPasswordCard email={profile.data.email} />
          ) : (
            <ChangePasswordForm username={user.username} />
          )}
          {profile.data && <PreferencesForm profile={profile.data} />}
          {profile.data && <MailsCard profile={profile.data} />}
        </Stack>
        <Stack>
          <AccountFacts user={user} />
          {profile.data && <FactorCard profile={profile.data} user={user} />}
          {profile.data && <CodesCard profile={profile.data} />}
          <GoogleCard hasPassword={profile.data?.hasPassword ?? false} />
          <SessionList />
          <SupportCard user={user} />
          {profile.data && <OwnData user={user} hasPassword={profile.data.hasPassword} />}
        </Stack>
      </Columns>
    </Page>
  )
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
