import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Download } from '#icons'
import styled from 'styled-components'
import { LeadList } from '../features/sharing/lead-list.tsx'
import { useLeads } from '../features/sharing/queries.ts'
import { Button, LinkButton } from '../ui/controls/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Page, PageHeading } from '../ui/layout/page.tsx'
import { hiddenVisually } from '../ui/brand/shapes.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'

/** Lists contact requests from the share pages of a person's videos. */
export function Leads() {
  const { t } = useLingui()
  const list = useLeads()
  const leads = list.data?.pages.flatMap(({ items }) => items)
  return (
    <Page title={t`Viewer questions`}>
      <PageHeading
        title={t`Viewer questions`}
        text={t`Questions viewers asked on your video pages.`}
        action={
          leads &&
          leads.length > 0 && (
            <LinkButton
              variant="secondary"
              href="/api/leads.csv"
              download
              icon={<Download size={16} aria-hidden="true" />}
            >
              <Trans>Download CSV</Trans>
            </LinkButton>
          )
        }
      />
      <Hidden>
        <Trans>All questions</Trans>
      </Hidden>
      {list.error && (
        <ErrorState title={t`Couldn’t load the questions.`} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <Skeleton height="320px" radius={token.radius.card} />}
      {leads?.length === 0 && (
        <EmptyState
          title={t`No questions yet`}
          text={t`Share a video. Questions viewers ask on its page appear here and in your email.`}
          action={<LinkButton to="/my-videos">{t`My Videos`}</LinkButton>}
        />
      )}
      {leads && leads.length > 0 && <LeadList leads={leads} />}
      {list.hasNextPage && (
        <More
          variant="secondary"
          busy={list.isFetchingNextPage}
          busyText={t`Loading...`}
          onClick={() => void list.fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </More>
      )}
    </Page>
  )
}

const Hidden = styled.h2`
  ${hiddenVisually}
`
const More = styled(Button)`
  justify-self: center;
`
