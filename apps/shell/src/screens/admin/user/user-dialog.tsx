import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { AdminUserDetails } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { CreditsDialog } from '../../../features/admin/users/credits-dialog.tsx'
import { PasswordLink } from '../../../features/admin/users/password-link.tsx'
import { UserAvatars } from '../../../features/admin/users/user-avatars.tsx'
import { useAdminUser, useSetDisabled } from '../../../features/admin/users/user-queries.ts'
import { UserVideos } from '../../../features/admin/users/user-videos.tsx'
import { CreditHistory } from '../../../features/statements/credit-history.tsx'
import { PersonSessions } from '../../../features/members/person/person-sessions.tsx'
import { useUser } from '../../../lib/session/session.ts'
import { RuledActionRow } from '../../../ui/controls/action-row.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { SuspendButton } from '../../../ui/partner-dashboard/suspend-button.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { ActAsForm } from '../../../ui/forms/act-as-form.tsx'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import { UserFacts, UserStatistics } from './user-facts.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'

interface UserDialogProps {
  id: string
  onClose: () => void
}

/** Details of one person, with the actions of operators. */
export function UserDialog({ id, onClose }: UserDialogProps) {
  const query = useAdminUser(id)
  const [isAdjusting, setAdjusting] = useState(false)
  const user = query.data?.user
  if (user && isAdjusting) return <CreditsDialog user={user} onClose={() => setAdjusting(false)} />
  return (
    <Dialog
      open
      width="wide"
      onClose={onClose}
      title={user ? <bdi>{user.displayName || user.username}</bdi> : t`User details`}
      text={user && <bdi>{`@${user.username}, ${user.tenant}`}</bdi>}
    >
      <Loaded query={query} title={t`Couldn’t load this user.`}>
        {(details) => <Details details={details} onAdjust={() => setAdjusting(true)} />}
      </Loaded>
    </Dialog>
  )
}

function Details({ details, onAdjust }: { details: AdminUserDetails; onAdjust: () => void }) {
  const { data: self } = useUser()
  const { user } = details
  const isOwn = user.id === self?.id
  const setDisabled = useSetDisabled(user.id)
  return (
    <Stack $gap={6}>
      <Pair>
        <Panel title={t`User Information`}>
          <UserFacts user={user} />
        </Panel>
        <Panel title={t`Statistics`}>
          <UserStatistics details={details} />
        </Panel>
      </Pair>
      <UserVideos details={details} />
      <UserAvatars details={details} />
      <CreditHistory owner={{ userId: user.id, by: 'operator' }} />
      <Pair>
        <Panel title={t`Sessions`}>
          <PersonSessions userId={user.id} isOwn={isOwn} by="operator" />
        </Panel>
        {user.role !== 'operator' && (
          <Panel title={t`New password`}>
            <Quiet>
              <PasswordLink user={user} />
            </Quiet>
          </Panel>
        )}
        {user.role === 'partner' && <Support user={user} />}
      </Pair>
      <RuledActionRow>
        {user.role !== 'operator' && (
          <SuspendButton person={user} isBusy={setDisabled.isPending} onChange={setDisabled.mutate} />
        )}
        <Button aria-haspopup="dialog" onClick={onAdjust}>
          <Trans>Update credits</Trans>
        </Button>
      </RuledActionRow>
    </Stack>
  )
}

/** Operators look after the people of a team, on the team's own site; the team looks after its customers. */
function Support({ user: { id, tenantSlug: tenant } }: Pick<AdminUserDetails, 'user'>) {
  return (
    <Panel title={t`Support access`}>
      <ActAsForm
        send={(reason) => call('POST /api/admin/users/:id/act-as', { params: { id }, body: { reason, tenant } })}
      />
    </Panel>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: ${token.space[5]} ${token.space[6]};
`
const Quiet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  font-size: ${token.fontSize.small};
  p {
    color: ${token.textMuted};
  }
`
