import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { formatCount, formatMoment } from '../../../kit/format.ts'
import { Badge } from '../../../kit/ui/badge.tsx'
import { Button, LinkButton } from '../../../kit/ui/button.tsx'
import { DataTable } from '../../../kit/ui/data-table.tsx'
import { EmptyState } from '../../../kit/ui/empty-state.tsx'
import { ErrorState } from '../../../kit/ui/error-state.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { TextLink } from '../../../kit/ui/text-link.tsx'
import { SubHead } from '../sub-head.tsx'
import { newsletterAddress, useNewsletters } from './queries.ts'
import { Reach } from './reach.tsx'
import { stateOf } from './words.ts'

/** Whom one may write to, and what was written. */
export function History() {
  const { t } = useLingui()
  return (
    <>
      <SubHead
        title={t`Newsletters`}
        action={
          <LinkButton to={newsletterAddress('new')} icon={<Pencil size={18} aria-hidden="true" />}>
            <Trans>Write a newsletter</Trans>
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
      <ErrorState
        title={t`The newsletters could not be loaded.`}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    )
  if (!newsletters) return <Skeleton height="240px" />
  if (newsletters.length === 0)
    return (
      <EmptyState
        title={t`Nothing was written yet`}
        text={t`Your first newsletter starts as a draft. You see it, try it on yourself, and only then send it.`}
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
            cell: ({ id, subject }) => (
              <TextLink to={newsletterAddress(id)}>
                <bdi>{subject || t`without a subject`}</bdi>
              </TextLink>
            ),
          },
          { title: t`Status`, cell: ({ state }) => <Badge tone={stateOf(state).tone}>{stateOf(state).word}</Badge> },
          { title: t`When`, cell: ({ sentAt, changedAt }) => formatMoment(sentAt ?? changedAt) },
          {
            title: t({ message: 'Sent', comment: 'How many mails left' }),
            cell: ({ sent }) => formatCount(sent),
            isFigure: true,
          },
          {
            title: t({ message: 'Failed', comment: 'How many mails did not leave' }),
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
