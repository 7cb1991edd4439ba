import { t } from '@lingui/core/macro'
import type { ReportPerson, ReportVideo } from '@vitrine/contract'
import { formatCount, formatMoney } from '../../../lib/i18n/format.ts'
import { useSorting } from '../../../lib/lists/sorting.ts'
import { mayAdminister } from '../../../lib/session/effective-role.ts'
import { useUser } from '../../../lib/session/session.ts'
import { MoreButton } from '../../../ui/controls/more-button.tsx'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { type SortableColumn, SortableTable } from '../../../ui/data/sortable-table.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import { personPath } from '../people/person-cell.tsx'
import type { Days } from './period.ts'
import { type ReportPersonSort, type ReportVideoSort, useReportPeople, useReportVideos } from './queries.ts'

/** The videos that were watched in the period. */
export function ReportVideos({ days }: { days: Days }) {
  const sorted = useSorting<ReportVideoSort>({ sort: 'views', order: 'desc' })
  const list = useReportVideos(days, sorted.sorting)
  return (
    <Panel title={t`By video`}>
      <Loaded query={list} title={t`Couldn’t load the videos.`}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              isPart
              title={t`No videos watched`}
              text={t`Videos appear here once someone watches their share page.`}
            />
          ) : (
            <SortableTable
              caption={t`By video`}
              columns={videoColumns()}
              rows={rows}
              rowKey={({ id }) => id}
              sorted={sorted}
              isStale={list.isPlaceholderData}
            />
          )
        }
      </Loaded>
      <MoreButton list={list} />
    </Panel>
  )
}

/** The people who made, showed or bought something in the period. */
export function ReportPeople({ days, currency }: { days: Days; currency: string }) {
  const { data: user } = useUser()
  const sorted = useSorting<ReportPersonSort>({ sort: 'revenue', order: 'desc' })
  const list = useReportPeople(days, sorted.sorting)
  const isLink = user ? mayAdminister(user) : false
  return (
    <Panel title={t`By user`}>
      <Loaded query={list} title={t`Couldn’t load the users.`}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              isPart
              title={t`No activity`}
              text={t`Users appear here once they finish or share a video, or buy something.`}
            />
          ) : (
            <SortableTable
              caption={t`By user`}
              columns={personColumns(currency, isLink)}
              rows={rows}
              rowKey={({ id }) => id}
              sorted={sorted}
              isStale={list.isPlaceholderData}
            />
          )
        }
      </Loaded>
      <MoreButton list={list} />
    </Panel>
  )
}

function videoColumns(): SortableColumn<ReportVideo, ReportVideoSort>[] {
  const figure = (title: string, key: ReportVideoSort): SortableColumn<ReportVideo, ReportVideoSort> => ({
    title,
    isFigure: true,
    cell: (video) => formatCount(video[key]),
    sortable: { key, first: 'desc' },
  })
  return [
    { title: t`Video`, place: 'name', cell: ({ title }) => <bdi>{title}</bdi> },
    { title: t`User`, cell: ({ username, displayName }) => <bdi>{displayName || username}</bdi> },
    figure(t`Views`, 'views'),
    figure(t`Clicks`, 'clicks'),
    figure(t`Leads`, 'leads'),
  ]
}

function personColumns(currency: string, isLink: boolean): SortableColumn<ReportPerson, ReportPersonSort>[] {
  const name = ({ displayName, username }: ReportPerson) => <bdi>{displayName || username}</bdi>
  return [
    {
      title: t`User`,
      place: 'name',
      cell: (person) => (isLink ? <TextLink to={personPath(person.id)}>{name(person)}</TextLink> : name(person)),
    },
    {
      title: t`Finished videos`,
      isFigure: true,
      cell: ({ videos }) => formatCount(videos),
      sortable: { key: 'videos', first: 'desc' },
    },
    {
      title: t`Views`,
      isFigure: true,
      cell: ({ views }) => formatCount(views),
      sortable: { key: 'views', first: 'desc' },
    },
    {
      title: t`Revenue`,
      isFigure: true,
      cell: ({ revenueCents }) => formatMoney(revenueCents, { currency }),
      sortable: { key: 'revenue', first: 'desc' },
    },
  ]
}
