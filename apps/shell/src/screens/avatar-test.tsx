import { t } from '@lingui/core/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { FilmCheck } from '../features/avatars/film-check.tsx'
import { useAvatars } from '../features/avatars/queries.ts'
import { EmptyState } from '../kit/ui/empty-state.tsx'
import { ErrorState } from '../kit/ui/error-state.tsx'
import { Page, PageHeading } from '../kit/ui/page.tsx'
import { Skeleton } from '../kit/ui/skeleton.tsx'

const pollMs = 5000

/** /avatar-test, an internal screen: whether the preview film of every presenter arrives. */
export function AvatarTest() {
  const { data: avatars, error, isPending, refetch } = useAvatars({ pollMs })
  return (
    <Page title={t`Avatar video test`}>
      <PageHeading
        title={t`Avatar video test`}
        text={t`Loads the head of every preview film and says how long it took.`}
      />
      {isPending && <Skeleton height="320px" radius={token.radius.card} />}
      {error && <ErrorState title={t`The avatars could not be loaded.`} error={error} onRetry={() => void refetch()} />}
      {avatars?.length === 0 && <EmptyState title={t`No avatars found`} text={t`This site has no presenters yet.`} />}
      {avatars && (
        <Grid>
          {avatars.map((avatar) => (
            <li key={avatar.id}>
              <FilmCheck avatar={avatar} />
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
