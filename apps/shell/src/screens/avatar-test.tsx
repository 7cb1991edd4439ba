import { t } from '@lingui/core/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { VideoCheck } from '../features/avatars/video-check.tsx'
import { useAvatars } from '../features/avatars/queries.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Page, PageHeading } from '../ui/layout/page.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'

const pollMs = 5000

/** /avatar-test, an internal screen: whether the preview video of every presenter arrives. */
export function AvatarTest() {
  const { data: avatars, error, isPending, refetch } = useAvatars({ pollMs })
  return (
    <Page title={t`Avatar video test`}>
      <PageHeading
        title={t`Avatar video test`}
        text={t`Loads the metadata of every preview video and shows how long it took.`}
      />
      {isPending && <Skeleton height="320px" radius={token.radius.card} />}
      {error && <ErrorState title={t`Couldn’t load the avatars.`} error={error} onRetry={() => void refetch()} />}
      {avatars?.length === 0 && <EmptyState title={t`No avatars found`} text={t`This site has no presenters yet.`} />}
      {avatars && (
        <Grid>
          {avatars.map((avatar) => (
            <li key={avatar.id}>
              <VideoCheck avatar={avatar} />
            </li>
          ))}
        </Grid>
      )}
    </Page>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${token.space[4]};
  padding: 0;
  list-style: none;
  li {
    display: grid;
  }
`
