import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { AccountFacts } from '../features/accounts/account-facts.tsx'
import { ChangePasswordForm } from '../features/accounts/change-password-form.tsx'
import { ProfileForm } from '../features/accounts/profile-form.tsx'
import { useProfile } from '../features/accounts/profile-queries.ts'
import { SessionList } from '../features/accounts/session-list.tsx'
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
    <Page title="Account Settings">
      <PageHeading title="Account Settings" text="Who you are here, your password and where you are signed in." />
      <Columns>
        <Stack>
          {profile.data && <ProfileForm profile={profile.data} user={user} />}
          {profile.error && !profile.data && (
            <ErrorState
              title="Your profile could not be loaded."
              error={profile.error}
              onRetry={() => void profile.refetch()}
            />
          )}
          {profile.isPending && <Skeleton height="420px" radius={token.radius.card} />}
          <ChangePasswordForm username={user.username} />
        </Stack>
        <Stack>
          <AccountFacts user={user} />
          <SessionList />
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
