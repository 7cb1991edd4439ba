import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type OpenInvitation, roleLabel } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatDate } from '../../../lib/i18n/format.ts'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { AcceptAs } from './accept-as.tsx'
import { AcceptForm } from './accept-form.tsx'
import { AgreementLine } from '../register/agreement-line.tsx'

interface InvitationOfferProps {
  invitation: OpenInvitation
  invitationToken: string
}

/** An invitation with its accept button. */
export function InvitationOffer({ invitation, invitationToken }: InvitationOfferProps) {
  const { company, email, hasAccount, expiresAt } = invitation
  return (
    <>
      <h1>
        <Trans>Join {company}</Trans>
      </h1>
      <Lead>
        {roleLabel(invitation) === 'customer' ? (
          <Trans>You’re invited to make videos with us. The invitation works once.</Trans>
        ) : (
          <Trans>You’re invited to the team that runs this site. The invitation works once.</Trans>
        )}
      </Lead>
      <FactList
        facts={[
          [t`Email`, email],
          [t`Role`, <Word key="role">{roleNames()[roleLabel(invitation)] ?? roleLabel(invitation)}</Word>],
          [t`Expires`, formatDate(expiresAt)],
        ]}
      />
      {hasAccount ? <AcceptAs {...{ email, invitationToken }} /> : <AcceptForm {...{ email, invitationToken }} />}
      {!hasAccount && <AgreementLine />}
    </>
  )
}

/** The names of the roles that invitations can grant. */
const roleNames = (): Record<string, string> => ({
  customer: t`customer`,
  owner: t`owner`,
  admin: t({ message: 'admin', comment: 'A role in a team' }),
  editor: t`editor`,
  analyst: t`analyst`,
})

const Lead = styled.p`
  margin-block-end: ${token.space[3]};
  color: ${token.textMuted};
`
const Word = styled.span`
  text-transform: capitalize;
`
