import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { WhitelabelUser } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { formatAgo, formatCount, formatCredits } from '../../../lib/i18n/format.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { type Selection, useSelection } from '../../../lib/lists/selection.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { MoreButton } from '../../../ui/controls/more-button.tsx'
import { selectColumn } from '../../../ui/data/select-column.tsx'
import { type SortableColumn, SortableTable } from '../../../ui/data/sortable-table.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { SubscriptionBadge } from '../../../ui/partner-dashboard/subscription-badge.tsx'
import { PersonCell } from './person-cell.tsx'
import { type UserSort, type UsersAddress, useUsers, useUserStats } from './queries.ts'

interface PeopleListProps {
  list: UsersAddress
  /** Actions on the selected people. */
  actions: (selection: Selection, users: readonly WhitelabelUser[]) => ReactNode
  /** Returns the name of a role. */
  roleName: (role: WhitelabelUser['role'], memberRole: WhitelabelUser['memberRole']) => string
}

/** The people of the tenant as a table. */
export function PeopleList({ list, roleName, actions }: PeopleListProps) {
  const users = useUsers(list.filter, list.sorting)
  const selection = useSelection(users.data ?? [])
  return (
    <section aria-label={t`Users`}>
      <Totals list={list} />
      <Loaded query={users} title={t`Couldn’t load the users.`}>
        {(rows) =>
          rows.length === 0 ? (
            <Nobody onClear={list.clear} />
          ) : (
            <SortableTable
              caption={t`Users`}
              columns={[
                selectColumn<WhitelabelUser>(selection, ({ username }) => isolated(username)),
                ...columns(roleName),
              ]}
              rows={rows}
              rowKey={({ id }) => id}
              sorted={list}
              isStale={users.isPlaceholderData}
              isChosen={({ id }) => selection.has(id)}
            />
          )
        }
      </Loaded>
      <MoreButton list={users} />
      {actions(selection, users.data ?? [])}
    </section>
  )
}

function Totals({ list }: { list: UsersAddress }) {
  const { data } = useUserStats(list.filter)
  if (!data) return <Line aria-hidden="true">&nbsp;</Line>
  const active = formatCount(data.activeThisMonth)
  return (
    <Line role="status">
      <Plural value={data.total} one="# user" other="# users" />
      {data.total > 0 && (
        <>
          {' · '}
          <Trans comment="People who were on the site this month">{active} active this month</Trans>
        </>
      )}
    </Line>
  )
}

function Nobody({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={t`No users found`}
      text={t`No users match your search and filters.`}
      action={
        <Button variant="secondary" onClick={onClear}>
          <Trans>Clear search and filters</Trans>
        </Button>
      }
    />
  )
}

function columns(roleName: PeopleListProps['roleName']): SortableColumn<WhitelabelUser, UserSort>[] {
  return [
    {
      title: t`User`,
      place: 'name',
      cell: (person) => <PersonCell person={person} />,
      sortable: { key: 'user', first: 'asc' },
    },
    { title: t`Role`, cell: ({ role, memberRole }) => roleName(role, memberRole) },
    {
      title: t`Credits`,
      isFigure: true,
      cell: ({ credits }) => formatCredits(credits),
      sortable: { key: 'credits', first: 'desc' },
    },
    {
      title: t`Plan`,
      cell: ({ subscriptionStatus }) => <SubscriptionBadge status={subscriptionStatus} />,
      sortable: { key: 'plan', first: 'desc' },
    },
    {
      title: t`Videos`,
      isFigure: true,
      cell: ({ videos }) => formatCount(videos),
      sortable: { key: 'videos', first: 'desc' },
    },
    {
      title: t`Last seen`,
      cell: ({ lastSeenAt }) => (lastSeenAt ? formatAgo(lastSeenAt) : t({ message: 'never', comment: 'last seen' })),
      sortable: { key: 'lastSeen', first: 'desc' },
    },
    {
      title: t`Joined`,
      cell: ({ createdAt }) => formatAgo(createdAt),
      sortable: { key: 'createdAt', first: 'desc' },
    },
  ]
}

const Line = styled.p`
  margin-block-end: ${token.space[2]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
