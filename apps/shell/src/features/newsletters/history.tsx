import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from '#icons'
import { formatCount, formatMoment } from '../../lib/i18n/format.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { DataTable } from '../../ui/data/data-table.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { SubHead } from '../../ui/partner-dashboard/sub-head.tsx'
import { newsletterAddress, useNewsletters } from './queries.ts'
import { Reach } from './reach.tsx'
import { stateOf } from './labels.ts'

/** The number of subscribers, and the newsletters so far. */
export function History() {
  const { t } = useLingui()
  return (
    <>
      <SubHead
        title={t`Newsletters`}
        action={
          <LinkButton to={newsletterAddress('new')} icon={<Pencil size={18} aria-hidden="true" />}>
            <Trans>Write newsletter</Trans>
          </LinkButton>
        }
      />
      <Reach />
      <List />
    </>
  )
}

function List() {
  const { t } = useLingui()
  const list = useNewsletters()
  const newsletters = list.data?.pages.flatMap(({ items }) => items)
  if (list.error)
    return (
      <ErrorState title={t`Couldn’t load the newsletters.`} error={list.error} onRetry={() => void list.refetch()} />
    )
  if (!newsletters) return <Skeleton height="240px" />
  if (newsletters.length === 0)
    return (
      <EmptyState
        title={t`No newsletters yet`}
        text={t`Start with a draft. Send yourself a test before sending it to customers.`}
      />
    )
  return (
    <>
      <DataTable
        caption={t`Newsletters`}
        rows={newsletters}
        rowKey={({ id }) => id}
        columns={[
          {
            title: t`Subject`,
            place: 'name',
            cell: ({ id, subject }) => (
              <TextLink to={newsletterAddress(id)}>
                <bdi>{subject || t`no subject`}</bdi>
              </TextLink>
            ),
          },
          { title: t`Status`, cell: ({ state }) => <Badge tone={stateOf(state).tone}>{stateOf(state).word}</Badge> },
          { title: t`Date`, cell: ({ sentAt, changedAt }) => formatMoment(sentAt ?? changedAt) },
          {
            title: t({ message: 'Sent', context: 'count', comment: 'How many emails were sent' }),
            cell: ({ sent }) => formatCount(sent),
            isFigure: true,
          },
          {
            title: t({ message: 'Failed', context: 'count', comment: 'How many emails were not sent' }),
            cell: ({ failed }) => formatCount(failed),
            isFigure: true,
          },
          { title: t`Unsubscribed`, cell: ({ unsubscribed }) => formatCount(unsubscribed), isFigure: true },
        ]}
      />
      {list.hasNextPage && (
        <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  )
}
