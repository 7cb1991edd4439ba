import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TeamMember } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Newspaper, Pencil, Upload, UserPlus } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { formatAgo } from '../../kit/format.ts'
import { isolated } from '../../kit/i18n/isolated.ts'
import { useUser } from '../../kit/session.ts'
import { Badge } from '../../kit/ui/badge.tsx'
import { Button, IconButton, LinkButton } from '../../kit/ui/button.tsx'
import { type Column, DataTable } from '../../kit/ui/data-table.tsx'
import { EmptyState } from '../../kit/ui/empty-state.tsx'
import { ErrorState } from '../../kit/ui/error-state.tsx'
import { SearchInput } from '../../kit/ui/inputs.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { media } from '../../kit/ui/shapes.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { useMembers } from './queries.ts'
import { standingName } from './roles.ts'

const ImportScreen = lazy(async () => ({ default: (await import('./people-import/import-screen.tsx')).ImportScreen }))
const NewsletterScreen = lazy(async () => ({
  default: (await import('./newsletters/newsletter-screen.tsx')).NewsletterScreen,
}))

/** The people of the tenant, and behind them what is done with many at once: bringing them in, and writing to them. */
export function UsersTab() {
  const [address] = useSearchParams()
  const [importId, newsletterId] = [address.get('import'), address.get('newsletter')]
  if (!importId && !newsletterId) return <Everybody />
  return (
    <Suspense fallback={<Skeleton height="320px" radius={token.radius.card} />}>
      {importId ? <ImportScreen id={importId} /> : <NewsletterScreen id={newsletterId ?? ''} />}
    </Suspense>
  )
}

/** Everybody of the tenant: to find, to invite, to give roles, to suspend. */
function Everybody() {
  const [q, setQ] = useState('')
  const [opened, setOpened] = useState<'invite' | TeamMember>()
  const close = () => setOpened(undefined)
  return (
    <>
      <Tools>
        <SearchInput
          placeholder={t`Search by name or e-mail`}
          maxLength={200}
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
        <LinkButton
          variant="secondary"
          to="/whitelabel-dashboard?tab=users&newsletter=all"
          icon={<Newspaper size={18} aria-hidden="true" />}
        >
          <Trans>Newsletters</Trans>
        </LinkButton>
        <LinkButton
          variant="secondary"
          to="/whitelabel-dashboard?tab=users&import=new"
          icon={<Upload size={18} aria-hidden="true" />}
        >
          <Trans>Bulk Import Users</Trans>
        </LinkButton>
        <Button icon={<UserPlus size={18} aria-hidden="true" />} onClick={() => setOpened('invite')}>
          <Trans>Add New User</Trans>
        </Button>
      </Tools>
      <People q={useDeferredValue(q.trim())} onClear={() => setQ('')} onOpen={setOpened} />
      <InvitationList />
      <InviteDialog open={opened === 'invite'} onClose={close} />
      <MemberDialog member={typeof opened === 'object' ? opened : undefined} onClose={close} />
    </>
  )
}

interface PeopleProps {
  q: string
  onClear: () => void
  onOpen: (member: TeamMember) => void
}

function People({ q, onClear, onOpen }: PeopleProps) {
  const { data: user } = useUser()
  const list = useMembers(q)
  const members = list.data?.pages.flatMap(({ items }) => items)
  if (list.error)
    return (
      <ErrorState title={t`The users could not be loaded.`} error={list.error} onRetry={() => void list.refetch()} />
    )
  if (!members) return <Skeleton height="320px" radius={token.radius.card} />
  if (members.length === 0)
    return (
      <EmptyState
        title={t`Nobody matches`}
        action={
          <Button variant="secondary" onClick={onClear}>
            <Trans>Clear the search</Trans>
          </Button>
        }
      />
    )
  return (
    <>
      <DataTable caption={t`Users`} columns={columns(user?.id, onOpen)} rows={members} rowKey={({ id }) => id} />
      {list.hasNextPage && (
        <More variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          <Trans>Show more</Trans>
        </More>
      )}
    </>
  )
}

function columns(ownId: string | undefined, open: (member: TeamMember) => void): Column<TeamMember>[] {
  return [
    {
      title: t`User`,
      cell: ({ displayName, username, email }) => (
        <Who>
          <b>
            <bdi>{displayName || username}</bdi>
          </b>
          <bdi>{email ?? t`no e-mail yet`}</bdi>
        </Who>
      ),
    },
    { title: t`Role`, cell: ({ role, finerRole }) => standingName(role, finerRole) },
    {
      title: t`Status`,
      cell: ({ disabled }) =>
        disabled ? <Badge tone="warn">{t`suspended`}</Badge> : <Badge tone="ok">{t`active`}</Badge>,
    },
    {
      title: t`Last seen`,
      cell: ({ lastSeenAt }) => (lastSeenAt ? formatAgo(lastSeenAt) : t({ message: 'never', comment: 'last seen' })),
    },
    {
      title: t`Actions`,
      isFigure: true,
      cell: (member) => {
        const username = isolated(member.username)
        // Nobody changes themselves, so there is nothing to press.
        if (member.id === ownId || member.role === 'operator') return '–'
        return (
          <IconButton label={t`Change ${username}`} onClick={() => open(member)}>
            <Pencil size={18} aria-hidden="true" />
          </IconButton>
        )
      },
    },
  ]
}

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto auto;
  gap: ${token.space[3]};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Who = styled.span`
  font-size: ${token.fontSize.badge};
  color: ${token.textMuted};
  overflow-wrap: anywhere;
  b {
    display: block;
    font-size: ${token.fontSize.small};
    font-weight: 600;
    color: ${token.text};
  }
`
const More = styled(Button)`
  justify-self: center;
`
