import { t } from '@lingui/core/macro'
import type { Receipt, WhitelabelUserDetails } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { CreditHistory } from '../../../features/statements/credit-history.tsx'
import { CreditGrantForm } from '../../../features/members/credit-grant-form.tsx'
import { DeletePerson } from '../../../features/members/person/delete-person.tsx'
import { DeletionReceipt } from '../../../features/members/person/deletion-receipt.tsx'
import { PersonSessions } from '../../../features/members/person/person-sessions.tsx'
import { RoleForm } from '../../../features/members/person/role-form.tsx'
import { ImpersonationAsk } from '../../../features/members/person/impersonation-ask.tsx'
import { useChangeMember } from '../../../features/members/queries.ts'
import { usePerson } from '../../../features/partner/people/queries.ts'
import type { VideoSort } from '../../../features/partner/videos/queries.ts'
import { VideosList } from '../../../features/partner/videos/videos-list.tsx'
import { useSorting } from '../../../lib/lists/sorting.ts'
import { useUser } from '../../../lib/session/session.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { SuspendButton } from '../../../ui/partner-dashboard/suspend-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Columns } from '../../../ui/partner-dashboard/columns.tsx'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import { SubHead } from '../../../ui/partner-dashboard/sub-head.tsx'
import { PersonFacts } from './person-facts.tsx'
import { PersonFigures } from './person-figures.tsx'

/** One person of the tenant, with all that its team may do for them. */
export function PersonPage({ id }: { id: string }) {
  const [receipt, setReceipt] = useState<Receipt>()
  const query = usePerson(id)
  if (receipt) return <DeletionReceipt receipt={receipt} />
  if (query.error instanceof ApiError && query.error.status === 404) return <Gone />
  return (
    <Loaded query={query} title={t`Couldn’t load this user.`}>
      {(person) => <Person key={person.id} person={person} onDeleted={setReceipt} />}
    </Loaded>
  )
}

function Gone() {
  return (
    <EmptyState
      title={t`User not found`}
      text={t`The account was deleted, or the link is wrong.`}
      action={<LinkButton variant="secondary" to="/whitelabel-dashboard?tab=users">{t`Back to users`}</LinkButton>}
    />
  )
}

function Person({ person, onDeleted }: { person: WhitelabelUserDetails; onDeleted: (receipt: Receipt) => void }) {
  const { data: user } = useUser()
  // People cannot change themselves here, and operators belong to no team.
  const isOwn = person.id === user?.id
  const isChangeable = !isOwn && person.role !== 'operator'
  return (
    <>
      <SubHead title={<Name person={person} />} action={isChangeable && <Suspension person={person} />} />
      <PersonFigures person={person} />
      <Columns>
        <Stack>
          <Panel title={t`Videos`}>
            <PersonVideos userId={person.id} />
          </Panel>
          <CreditHistory owner={{ userId: person.id, by: 'team' }} />
        </Stack>
        <Stack>
          <Panel title={t`Account`}>
            <PersonFacts person={person} />
          </Panel>
          <Panel title={t`Grant credits`}>
            <CreditGrantForm userId={person.id} />
          </Panel>
          <Panel title={t`Sessions`}>
            <PersonSessions userId={person.id} isOwn={isOwn} />
          </Panel>
          {isChangeable && (
            <Panel title={t`Role`}>
              <RoleForm key={`${person.role} ${person.memberRole}`} member={person} />
            </Panel>
          )}
          {isChangeable && person.role === 'customer' && !person.disabled && (
            <Panel title={t`Support access`}>
              <ImpersonationAsk userId={person.id} />
            </Panel>
          )}
          {isChangeable && (
            <Panel title={t`Delete account`}>
              <DeletePerson member={person} onDeleted={onDeleted} />
            </Panel>
          )}
        </Stack>
      </Columns>
    </>
  )
}

function Suspension({ person }: { person: WhitelabelUserDetails }) {
  const member = useChangeMember()
  return (
    <SuspendButton
      person={person}
      isBusy={member.isPending}
      onChange={(change, outcome) => member.mutate({ id: person.id, ...change }, outcome)}
    />
  )
}

function PersonVideos({ userId }: { userId: string }) {
  const sorted = useSorting<VideoSort>({ sort: 'createdAt', order: 'desc' })
  return <VideosList filter={{ q: '', status: '', user: userId }} sorted={sorted} />
}

function Name({ person: { displayName, username, disabled } }: { person: WhitelabelUserDetails }) {
  return (
    <>
      <bdi>{displayName || username}</bdi>{' '}
      {disabled && <Badge tone="warn">{t({ message: 'Suspended', comment: 'A person who cannot sign in' })}</Badge>}
    </>
  )
}

const Stack = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[6]};
  min-inline-size: 0;
`
