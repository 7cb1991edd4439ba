import { t } from '@lingui/core/macro'
import { Plural } from '@lingui/react/macro'
import type { AdminTenant } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount, formatMoney } from '../../../kit/format.ts'
import { EmptyState } from '../../../kit/ui/empty-state.tsx'
import { ErrorState } from '../../../kit/ui/error-state.tsx'
import { media } from '../../../kit/ui/shapes.ts'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { StatStrip } from '../../../kit/ui/stat-strip.tsx'
import { MailNote } from '../mail-note.tsx'
import { useAdminSystem } from '../queries.ts'
import { ImportSite } from './import-site.tsx'
import { InvoicesPanel } from './invoices-panel.tsx'
import { PartnerForm } from './partner-form.tsx'
import { PartnerTable } from './partner-table.tsx'
import { usePartners } from './queries.ts'

/** The partners of the platform: what they use and owe, and the form that opens another one's site. */
export function PartnersTab() {
  const { data: partners, error, refetch } = usePartners()
  const mail = useAdminSystem().data?.mail
  if (error && !partners)
    return <ErrorState title={t`The partners could not be loaded.`} error={error} onRetry={() => void refetch()} />
  return (
    <>
      {mail && !mail.isSent && <MailNote mail={mail} />}
      <Figures partners={partners} />
      <Columns>
        <Main>{partners ? <Lists partners={partners} /> : <Skeleton height="320px" radius={token.radius.card} />}</Main>
        <Side>
          <PartnerForm />
          <ImportSite />
        </Side>
      </Columns>
    </>
  )
}

function Lists({ partners }: { partners: AdminTenant[] }) {
  if (partners.length === 0)
    return (
      <EmptyState
        title={t`No partners yet`}
        text={t`Create the first one here: the site is up at once, and the owner gets an invitation.`}
      />
    )
  return (
    <>
      <PartnerTable partners={partners} />
      <InvoicesPanel />
    </>
  )
}

function Figures({ partners }: { partners: AdminTenant[] | undefined }) {
  const sum = (figure: (partner: AdminTenant) => number) =>
    (partners ?? []).reduce((total, one) => total + figure(one), 0)
  const included = formatCount(sum((one) => (one.month.fees ? (one.month.videosIncluded ?? 0) : 0)))
  const shown = (text: string) => (partners ? text : '...')
  const paying = sum(({ month }) => (month.fees ? 1 : 0))
  const waiting = sum((one) => one.waiting)
  return (
    <StatStrip
      stats={[
        {
          label: t`Partners`,
          value: shown(formatCount(partners?.length ?? 0)),
          note: <Plural value={paying} one="# paying" other="# paying" />,
        },
        {
          label: t`Fees this month`,
          value: shown(formatMoney(sum(({ month }) => month.fees?.totalCents ?? 0))),
          note: t`so far, in drafts`,
        },
        {
          label: t`Videos, all partners`,
          value: shown(formatCount(sum(({ month }) => month.videos))),
          note: t`of ${included} included`,
        },
        { label: t`Waiting`, value: shown(formatCount(waiting)), note: t`videos to be made` },
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
const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[7]};
`
const Side = styled.div`
  display: grid;
  gap: ${token.space[4]};
`
