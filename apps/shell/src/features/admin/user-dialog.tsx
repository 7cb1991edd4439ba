import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminUser } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount, formatCredits, formatMoment } from '../../kit/format.ts'
import { ActAsForm } from '../../kit/ui/act-as-form.tsx'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { FactList } from '../../kit/ui/fact-list.tsx'
import { PasswordLink } from './password-link.tsx'
import { noSubscription } from './subscription-badge.tsx'
import { coreWord } from './words.ts'

interface UserDialogProps {
  user: AdminUser | undefined
  onClose: () => void
}

/** What is known about one person. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const { t } = useLingui()
  if (!user) return null
  return (
    <Dialog open onClose={onClose} title={t`User Information`}>
      <FactList
        facts={[
          [t`ID`, user.id],
          [t`Tenant`, user.tenant],
          [t`Username`, user.username],
          [t`Display Name`, user.displayName || t`N/A`],
          [t`Email`, user.email || t`N/A`],
          [t`Credits`, formatCredits(user.credits)],
          [t`Subscription`, user.subscriptionStatus ? coreWord(user.subscriptionStatus) : noSubscription()],
          [t`Videos`, formatCount(user.totalVideos)],
          [t`Avatars`, formatCount(user.totalAvatars)],
          [t`Joined`, formatMoment(user.createdAt)],
        ]}
      />
      {user.role !== 'operator' && (
        <Part>
          <h3>
            <Trans>New password</Trans>
          </h3>
          <PasswordLink key={user.id} user={user} />
        </Part>
      )}
      {user.role === 'partner' && <Support user={user} />}
    </Dialog>
  )
}

/** Operators look after the people of a team, on the team's own site; the team looks after its customers. */
function Support({ user: { id, tenantSlug: tenant } }: { user: AdminUser }) {
  return (
    <Part>
      <h3>
        <Trans>Support login</Trans>
      </h3>
      <ActAsForm
        send={(reason) => call('POST /api/admin/users/:id/act-as', { params: { id }, body: { reason, tenant } })}
      />
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  margin-block-start: ${token.space[5]};
  padding-block-start: ${token.space[5]};
  border-block-start: 1px solid ${token.border};
  justify-items: start;
  > * {
    max-inline-size: 100%;
  }
  h3 {
    font-size: ${token.fontSize.lead};
  }
  p {
    color: ${token.textMuted};
  }
  form,
  > div {
    inline-size: 100%;
  }
`
