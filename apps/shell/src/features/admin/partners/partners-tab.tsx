import { t } from '@lingui/core/macro'
import { Plural } from '@lingui/react/macro'
import type { AdminPartnerStats, AdminTenant } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { formatCount, formatMoney } from '../../../lib/i18n/format.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import { StatStrip } from '../../../ui/data/stat-strip.tsx'
import { MailNote } from '../mail-note.tsx'
import { useAdminSystem } from '../queries.ts'
import { ImportSite } from './import/import-site.tsx'
import { InvoicesPanel } from './invoices/invoices-panel.tsx'
import { PartnerForm } from './partner-form.tsx'
import type { PartnerAct } from './list/partner-menu-panel.tsx'
import { type OnPartnerAct, PartnerTable } from './list/partner-table.tsx'
import { PartnerDialog } from './partner-dialog.tsx'
import { usePartnerStats } from './queries.ts'
import { Stack } from '../../../ui/layout/stack.tsx'

/** The partners of the platform: what they use and owe, and the form that opens another one's site. */
export function PartnersTab() {
  const mail = useAdminSystem().data?.mail
  const stats = usePartnerStats()
  // Outlives the row of its partner, which goes away before the receipt of a deletion is read.
  const [asked, setAsked] = useState<{ act: PartnerAct; partner: AdminTenant }>()
  const ask: OnPartnerAct = (act, partner) => setAsked({ act, partner })
  return (
    <>
      {mail && !mail.isSent && <MailNote mail={mail} />}
      <Figures stats={stats.data} />
      <Columns>
        <Stack $gap={7}>{stats.data?.partners === 0 ? <NoPartners /> : <Lists onAct={ask} />}</Stack>
        <Stack>
          <PartnerForm />
          <ImportSite />
        </Stack>
      </Columns>
      {asked && <PartnerDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function NoPartners() {
  return (
    <EmptyState
      title={t`No partners yet`}
      text={t`Create your first partner. The site goes live immediately, and the owner gets an invitation.`}
    />
  )
}

function Lists({ onAct }: { onAct: OnPartnerAct }) {
  return (
    <>
      <PartnerTable onAct={onAct} />
      <InvoicesPanel />
    </>
  )
}

function Figures({ stats }: { stats: AdminPartnerStats | undefined }) {
  const shown = (text: string) => (stats ? text : '...')
  const paying = stats?.paying ?? 0
  const included = formatCount(stats?.videosIncluded ?? 0)
  return (
    <StatStrip
      stats={[
        {
          label: t`Partners`,
          value: shown(formatCount(stats?.partners ?? 0)),
          note: stats ? <Plural value={paying} one="# paying" other="# paying" /> : '\u00A0',
        },
        {
          label: t`Fees this month`,
          value: shown(formatMoney(stats?.feesCents ?? 0)),
          note: t`draft invoices to date`,
        },
        {
          label: t`Videos, all partners`,
          value: shown(formatCount(stats?.videos ?? 0)),
          note: stats ? t`of ${included} included` : '\u00A0',
        },
        { label: t`Waiting`, value: shown(formatCount(stats?.waiting ?? 0)), note: t`videos in queue` },
      ]}
    />
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  align-items: start;
  gap: ${token.space[6]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
