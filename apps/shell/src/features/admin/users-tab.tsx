import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { AdminUser } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Eye } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import styled from 'styled-components'
import { formatCount, formatCredits, formatMoment } from '../../kit/format.ts'
import { isolated } from '../../kit/i18n/isolated.ts'
import { IconButton } from '../../kit/ui/button.tsx'
import { Chip } from '../../kit/ui/chip.tsx'
import { type Column, DataTable } from '../../kit/ui/data-table.tsx'
import { EmptyState } from '../../kit/ui/empty-state.tsx'
import { SearchInput } from '../../kit/ui/inputs.tsx'
import { StatStrip } from '../../kit/ui/stat-strip.tsx'
import { Loaded } from '../../kit/ui/loaded.tsx'
import { MoreButton } from '../../kit/ui/more-button.tsx'
import { useAdminUsers } from './queries.ts'
import { ShortId } from './short-id.tsx'
import { SubscriptionBadge } from './subscription-badge.tsx'
import { UserDialog } from './user-dialog.tsx'
import { listedMost, userFigures } from './user-figures.ts'

/** People of all tenants. */
export function UsersTab() {
  const [q, setQ] = useState('')
  const everybody = useAdminUsers()
  const found = useAdminUsers(useDeferredValue(q.trim()))
  const [tenant, setTenant] = useState<string>()
  const [opened, setOpened] = useState<AdminUser>()
  return (
    <>
      <Figures users={everybody.data?.slice(0, listedMost)} />
      <Search>
        <SearchInput
          placeholder={t`Search users by username, email, or display name...`}
          value={q}
          onChange={(event) => setQ(event.currentTarget.value)}
        />
      </Search>
      <Tenants users={everybody.data ?? []} chosen={tenant} onChoose={setTenant} />
      <Loaded query={found} title={t`The users could not be loaded.`}>
        {(users) => <People users={users.filter((user) => !tenant || user.tenant === tenant)} onOpen={setOpened} />}
      </Loaded>
      <MoreButton list={found} />
      <UserDialog user={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}

function People({ users, onOpen }: { users: AdminUser[]; onOpen: (user: AdminUser) => void }) {
  const shown = formatCount(users.length)
  return (
    <section aria-labelledby="all-users">
      <h2 id="all-users">
        <Trans>All Users ({shown})</Trans>
      </h2>
      {users.length > 0 ? (
        <DataTable caption={t`All users`} columns={columns(onOpen)} rows={users} rowKey={({ id }) => id} />
      ) : (
        <EmptyState title={t`No users found`} text={t`Nobody matches. Clear the search to see everybody.`} />
      )}
    </section>
  )
}

interface TenantsProps {
  users: AdminUser[]
  chosen: string | undefined
  onChoose: (tenant: string | undefined) => void
}

function Tenants({ users, chosen, onChoose }: TenantsProps) {
  const names = [...new Set(users.map(({ tenant }) => tenant))].sort()
  if (names.length < 2) return null
  return (
    <Choices role="group" aria-label={t`Tenant`}>
      <Chip on={!chosen} onClick={() => onChoose(undefined)}>
        <Trans>All tenants</Trans>
      </Chip>
      {names.map((name) => (
        <Chip key={name} on={chosen === name} onClick={() => onChoose(name)}>
          <bdi>{name}</bdi>
        </Chip>
      ))}
    </Choices>
  )
}

function Figures({ users }: { users: AdminUser[] | undefined }) {
  const figures = users && userFigures(users)
  const shown = (figure: number | undefined) => (figure === undefined ? '...' : formatCredits(figure))
  return (
    <div>
      <StatStrip
        stats={[
          { label: t`Total Users`, value: shown(figures?.totalUsers) },
          { label: t`Active Subscribers`, value: shown(figures?.activeSubscribers) },
          { label: t`Total Videos`, value: shown(figures?.totalVideos) },
          { label: t`Total Credits`, value: shown(figures?.totalCredits) },
        ]}
      />
      {figures?.isPart && (
        <Part>
          <Plural
            value={listedMost}
            one="These figures cover the # newest people."
            other="These figures cover the # newest people."
          />
        </Part>
      )}
    </div>
  )
}

function columns(open: (user: AdminUser) => void): Column<AdminUser>[] {
  return [
    { title: t`ID`, cell: ({ id }) => <ShortId id={id} /> },
    { title: t`User`, cell: (user) => <Person user={user} /> },
    { title: t`Email`, cell: ({ email }) => <bdi>{email || t`N/A`}</bdi> },
    { title: t`Credits`, cell: ({ credits }) => formatCredits(credits), isFigure: true },
    { title: t`Subscription`, cell: ({ subscriptionStatus }) => <SubscriptionBadge status={subscriptionStatus} /> },
    { title: t`Videos`, cell: ({ totalVideos }) => formatCount(totalVideos), isFigure: true },
    { title: t`Avatars`, cell: ({ totalAvatars }) => formatCount(totalAvatars), isFigure: true },
    { title: t`Joined`, cell: ({ createdAt }) => formatMoment(createdAt) },
    {
      title: t`Actions`,
      cell: (user) => {
        const username = isolated(user.username)
        return (
          <IconButton label={t`View details of ${username}`} onClick={() => open(user)}>
            <Eye size={18} aria-hidden="true" />
          </IconButton>
        )
      },
      isFigure: true,
    },
  ]
}

function Person({ user: { displayName, username, tenant } }: { user: AdminUser }) {
  return (
    <Name>
      <b>
        <bdi>{displayName || username}</bdi>
      </b>
      <bdi>
        @{username}, {tenant}
      </bdi>
    </Name>
  )
}

const Search = styled.div`
  max-inline-size: 520px;
`
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`
const Part = styled.p`
  margin-block-start: ${token.space[2]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
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
