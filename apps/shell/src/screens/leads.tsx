import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Download } from 'lucide-react'
import styled from 'styled-components'
import { LeadList } from '../features/sharing/lead-list.tsx'
import { useLeads } from '../features/sharing/queries.ts'
import { Button, LinkButton } from '../kit/ui/button.tsx'
import { EmptyState } from '../kit/ui/empty-state.tsx'
import { ErrorState } from '../kit/ui/error-state.tsx'
import { Page, PageHeading } from '../kit/ui/page.tsx'
import { hiddenVisually } from '../kit/ui/shapes.ts'
import { Skeleton } from '../kit/ui/skeleton.tsx'

/** What viewers asked on the share pages of one's videos. */
export function Leads() {
  const { t } = useLingui()
  const list = useLeads()
  const leads = list.data?.pages.flatMap(({ items }) => items)
  return (
    <Page title={t`Questions`}>
      <PageHeading
        title={t`Questions`}
        text={t`What viewers asked on the pages of your videos.`}
        action={
          leads &&
          leads.length > 0 && (
            <LinkButton
              variant="secondary"
              href="/api/leads.csv"
              download
              icon={<Download size={16} aria-hidden="true" />}
            >
              <Trans>Download as CSV</Trans>
            </LinkButton>
          )
        }
      />
      <Hidden>
        <Trans>List of questions</Trans>
      </Hidden>
      {list.error && (
        <ErrorState
          title={t`The questions could not be loaded.`}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <Skeleton height="320px" radius={token.radius.card} />}
      {leads?.length === 0 && (
        <EmptyState
          title={t`Nobody has asked yet`}
          text={t`Share a video. What its viewers ask on its page comes here, and to you by mail.`}
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
