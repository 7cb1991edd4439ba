import { Trans, useLingui } from '@lingui/react/macro'
import type { Lead } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Trash2 } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { formatMoment } from '../../lib/i18n/format.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { textLinkLook } from '../../ui/controls/text-link.tsx'
import { useLeadActions } from './queries.ts'
import { SmallText } from '../../ui/layout/small-text.tsx'
import { WrittenText } from '../../ui/data/written-text.ts'

/** Leads with their video and ways to reply. */
export function LeadList({ leads }: { leads: readonly Lead[] }) {
  const { t } = useLingui()
  const toast = useToast()
  const { answer, remove } = useLeadActions()
  const [asked, setAsked] = useState<Lead>()
  const fail = () => toast({ title: t`Error`, description: t`Couldn’t save. Try again.`, tone: 'destructive' })
  const name = isolated(asked?.name ?? '')
  return (
    <>
      <List>
        {leads.map((lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            onAnswer={(isAnswered) => answer.mutate({ id: lead.id, isAnswered }, { onError: fail })}
            onDelete={() => setAsked(lead)}
          />
        ))}
      </List>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && remove.mutate(asked.id, { onError: fail, onSettled: () => setAsked(undefined) })}
        title={t`Delete message from ${name}?`}
        text={t`The message and contact details are permanently deleted.`}
        confirmText={t`Delete`}
        busy={remove.isPending}
        danger
      />
    </>
  )
}

interface LeadRowProps {
  lead: Lead
  onAnswer: (isAnswered: boolean) => void
  onDelete: () => void
}

function LeadRow({ lead, onAnswer, onDelete }: LeadRowProps) {
  const { t } = useLingui()
  const name = isolated(lead.name)
  const subject = encodeURIComponent(lead.videoTitle)
  return (
    <Row>
      <div>
        <h3>
          <bdi>{lead.name}</bdi>
        </h3>
        <SmallText>
          <bdi>{lead.videoTitle}</bdi> · <time dateTime={lead.createdAt}>{formatMoment(lead.createdAt)}</time>
        </SmallText>
        {lead.message && <WrittenText dir="auto">{lead.message}</WrittenText>}
        <Ways>
          {lead.email && (
            <a href={`mailto:${encodeURIComponent(lead.email)}?subject=${subject}`}>
              <bdi>{lead.email}</bdi>
            </a>
          )}
          {lead.phone && (
            <a href={`tel:${lead.phone.replaceAll(/[^\d+]/g, '')}`}>
              <bdi dir="ltr">{lead.phone}</bdi>
            </a>
          )}
        </Ways>
      </div>
      <Acts>
        <Checkbox
          label={<Trans>Replied</Trans>}
          checked={lead.isAnswered}
          onChange={({ target }) => onAnswer(target.checked)}
        />
        <IconButton label={t`Delete message from ${name}`} onClick={onDelete}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </Acts>
    </Row>
  )
}

const List = styled.ul`
  border-block-start: 1px solid ${token.border};
`
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space[3]} ${token.space[5]};
  padding-block: ${token.space[4]};
  border-block-end: 1px solid ${token.border};
  > div:first-child {
    flex: 1 1 320px;
    min-inline-size: 0;
    display: grid;
    gap: ${token.space[1]};
  }
  h3 {
    font-size: ${token.fontSize.lead};
  }
`
const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[5]};
  a {
    ${textLinkLook}
  }
`
const Acts = styled.div`
  display: flex;
  align-items: start;
  gap: ${token.space[2]};
`
