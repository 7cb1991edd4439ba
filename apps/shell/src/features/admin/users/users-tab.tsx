import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { AdminUser } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Coins, Eye } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { formatCount, formatCredits, formatMoment } from '../../../lib/i18n/format.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { IconButton } from '../../../ui/controls/button.tsx'
import { MoreButton } from '../../../ui/controls/more-button.tsx'
import { type SortableColumn, SortableTable } from '../../../ui/data/sortable-table.tsx'
import { StatStrip } from '../../../ui/data/stat-strip.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { SubscriptionBadge } from '../../../ui/partner-dashboard/subscription-badge.tsx'
import { NothingFound } from '../nothing-found.tsx'
import { type UserSort, useAdminUsers, useAdminUserStats } from '../queries.ts'
import { ShortId } from '../short-id.tsx'
import { queryOf, useUsersAddress } from './address.ts'
import { CreditsDialog } from './credits-dialog.tsx'
import { UserTools } from './user-tools.tsx'

/** People of all tenants. `onOpen` shows the details of one. */
export function UsersTab({ onOpen }: { onOpen: (id: string) => void }) {
  const address = useUsersAddress()
  const filter = queryOf(address.filter)
  const list = useAdminUsers(filter, address.sorting)
  const { data: found } = useAdminUserStats(filter)
  const shown = found ? formatCount(found.totalUsers) : '...'
  const [adjusted, setAdjusted] = useState<AdminUser>()
  return (
    <>
      <Figures />
      <UserTools list={address} />
      <section aria-labelledby="all-users">
        <h2 id="all-users">
          <Trans>All Users ({shown})</Trans>
        </h2>
        <Loaded query={list} title={t`Couldn’t load the users.`}>
          {(users) =>
            users.length > 0 ? (
              <SortableTable
                caption={t`All users`}
                columns={columns({ onOpen, onAdjust: setAdjusted })}
                rows={users}
                rowKey={({ id }) => id}
                sorted={address}
                isStale={list.isPlaceholderData}
              />
            ) : (
              <NothingFound title={t`No users found`} onClear={address.clear} />
            )
          }
        </Loaded>
      </section>
      <MoreButton list={list} />
      {adjusted && <CreditsDialog user={adjusted} onClose={() => setAdjusted(undefined)} />}
    </>
  )
}

/** The figures of all people, regardless of the search below. */
function Figures() {
  const { data } = useAdminUserStats({})
  const shown = (figure: number | undefined) => (figure === undefined ? '...' : formatCredits(figure))
  return (
    <StatStrip
      stats={[
        { label: t`Total Users`, value: shown(data?.totalUsers) },
        { label: t`Active Subscribers`, value: shown(data?.activeSubscribers) },
        { label: t`Total Videos`, value: shown(data?.totalVideos) },
        { label: t`Total Credits`, value: shown(data?.totalCredits) },
      ]}
    />
  )
}

interface RowActions {
  onOpen: (id: string) => void
  onAdjust: (user: AdminUser) => void
}

function columns(actions: RowActions): SortableColumn<AdminUser, UserSort>[] {
  return [
    { title: t`ID`, cell: ({ id }) => <ShortId id={id} /> },
    { title: t`User`, place: 'name', cell: (user) => <Person user={user} />, sortable: { key: 'user', first: 'asc' } },
    {
      title: t`Email`,
      cell: ({ email }) => <bdi>{email || t`N/A`}</bdi>,
      sortable: { key: 'email', first: 'asc' },
    },
    {
      title: t`Credits`,
      cell: ({ credits }) => formatCredits(credits),
      isFigure: true,
      sortable: { key: 'credits', first: 'desc' },
    },
    {
      title: t`Subscription`,
      cell: ({ subscriptionStatus }) => <SubscriptionBadge status={subscriptionStatus} />,
      sortable: { key: 'subscription', first: 'desc' },
    },
    {
      title: t`Videos`,
      cell: ({ totalVideos }) => formatCount(totalVideos),
      isFigure: true,
      sortable: { key: 'videos', first: 'desc' },
    },
    {
      title: t`Avatars`,
      cell: ({ totalAvatars }) => formatCount(totalAvatars),
      isFigure: true,
      sortable: { key: 'avatars', first: 'desc' },
    },
    {
      title: t`Joined`,
      cell: ({ createdAt }) => formatMoment(createdAt),
      sortable: { key: 'createdAt', first: 'desc' },
    },
    { title: t`Actions`, place: 'corner', cell: (user) => <Actions user={user} {...actions} />, isFigure: true },
  ]
}

function Actions({ user, onOpen, onAdjust }: RowActions & { user: AdminUser }) {
  const username = isolated(user.username)
  return (
    <Row>
      <IconButton label={t`View details of ${username}`} onClick={() => onOpen(user.id)}>
        <Eye size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={t`Update credits for ${username}`} onClick={() => onAdjust(user)}>
        <Coins size={18} aria-hidden="true" />
      </IconButton>
    </Row>
  )
}

function Person({ user: { displayName, username, tenant, disabled } }: { user: AdminUser }) {
  return (
    <Name>
      <b>
        <bdi>{displayName || username}</bdi>{' '}
        {disabled && <Badge tone="warn">{t({ message: 'Suspended', comment: 'A person who cannot sign in' })}</Badge>}
      </b>
      <bdi>
        @{username}, {tenant}
      </bdi>
    </Name>
  )
}

const Row = styled.span`
  display: inline-flex;
  justify-content: flex-end;
`
const Name = styled.span`
  font-size: ${token.fontSize.badge};
  color: ${token.textMuted};
  b {
    display: block;
    font-size: ${token.fontSize.small};
    font-weight: 600;
    color: ${token.text};
  }
`
