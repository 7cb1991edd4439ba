import type { AdminUser } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Eye } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import styled from 'styled-components'
import { formatCount, formatCredits, formatMoment } from '../../kit/format.ts'
import { IconButton } from '../../kit/ui/button.tsx'
import { Chip } from '../../kit/ui/chip.tsx'
import { type Column, DataTable } from '../../kit/ui/data-table.tsx'
import { EmptyState } from '../../kit/ui/empty-state.tsx'
import { SearchInput } from '../../kit/ui/inputs.tsx'
import { StatStrip } from '../../kit/ui/stat-strip.tsx'
import { Loaded } from './loaded.tsx'
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
      <Figures users={everybody.data} />
      <Search>
        <SearchInput
          placeholder="Search users by username, email, or display name..."
          value={q}
          onChange={(event) => setQ(event.currentTarget.value)}
        />
      </Search>
      <Tenants users={everybody.data ?? []} chosen={tenant} onChoose={setTenant} />
      <Loaded query={found} title="The users could not be loaded.">
        {(users) => <People users={users.filter((user) => !tenant || user.tenant === tenant)} onOpen={setOpened} />}
      </Loaded>
      <UserDialog user={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}

function People({ users, onOpen }: { users: AdminUser[]; onOpen: (user: AdminUser) => void }) {
  return (
    <section aria-labelledby="all-users">
      <h2 id="all-users">All Users ({formatCount(users.length)})</h2>
      {users.length > 0 ? (
        <DataTable caption="All users" columns={columns(onOpen)} rows={users} rowKey={({ id }) => id} />
      ) : (
        <EmptyState title="No users found" text="Nobody matches. Clear the search to see everybody." />
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
    <Choices role="group" aria-label="Tenant">
      <Chip on={!chosen} onClick={() => onChoose(undefined)}>
        All tenants
      </Chip>
      {names.map((name) => (
        <Chip key={name} on={chosen === name} onClick={() => onChoose(name)}>
          {name}
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
          { label: 'Total Users', value: shown(figures?.totalUsers) },
          { label: 'Active Subscribers', value: shown(figures?.activeSubscribers) },
          { label: 'Total Videos', value: shown(figures?.totalVideos) },
          { label: 'Total Credits', value: shown(figures?.totalCredits) },
        ]}
      />
      {figures?.isPart && <Part>These figures cover the {listedMost} newest people.</Part>}
    </div>
  )
}

function columns(open: (user: AdminUser) => void): Column<AdminUser>[] {
  return [
    { title: 'ID', cell: ({ id }) => <ShortId id={id} /> },
    { title: 'User', cell: (user) => <Person user={user} /> },
    { title: 'Email', cell: ({ email }) => email || 'N/A' },
    { title: 'Credits', cell: ({ credits }) => formatCredits(credits), isFigure: true },
    { title: 'Subscription', cell: ({ subscriptionStatus }) => <SubscriptionBadge status={subscriptionStatus} /> },
    { title: 'Videos', cell: ({ totalVideos }) => formatCount(totalVideos), isFigure: true },
    { title: 'Avatars', cell: ({ totalAvatars }) => formatCount(totalAvatars), isFigure: true },
    { title: 'Joined', cell: ({ createdAt }) => formatMoment(createdAt) },
    {
      title: 'Actions',
      cell: (user) => (
        <IconButton label={`View details of ${user.username}`} onClick={() => open(user)}>
          <Eye size={18} aria-hidden="true" />
        </IconButton>
      ),
      isFigure: true,
    },
  ]
}

function Person({ user: { displayName, username, tenant } }: { user: AdminUser }) {
  return (
    <Name>
      <b>{displayName || username}</b>@{username}, {tenant}
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
