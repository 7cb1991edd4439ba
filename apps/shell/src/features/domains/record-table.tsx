import { t } from '@lingui/core/macro'
import type { Domain, DomainRecord } from '@vitrine/contract'
import { type Column, DataTable } from '../../ui/data/data-table.tsx'
import { StatusDot } from '../../ui/feedback/status-dot.tsx'
import { Copied, Mono } from '../../ui/partner-dashboard/copied.tsx'
import { recordState } from '../../ui/partner-dashboard/record-state.ts'

function columns(): Column<DomainRecord>[] {
  return [
    { title: t`Type`, cell: ({ type }) => <b>{type}</b> },
    { title: t`Name`, cell: ({ name }) => <Copied value={name} /> },
    { title: t`Expected value`, cell: (record) => <Wanted record={record} /> },
    { title: t`Found`, cell: (record) => <Seen record={record} /> },
    {
      title: t`Status`,
      cell: (record) => {
        const { tone, text } = recordState(record)
        return <StatusDot tone={tone}>{text}</StatusDot>
      },
      isFigure: true,
    },
  ]
}

/** The records in the form in which registrars ask for them, with what was found beside what should be there. */
export function RecordTable({ domain }: { domain: Domain }) {
  return <DataTable caption={t`DNS records`} columns={columns()} rows={domain.records} rowKey={({ type }) => type} />
}

function Wanted({ record: { type, shouldBe } }: { record: DomainRecord }) {
  const [value] = shouldBe
  // These records are optional, but an existing one must not lead elsewhere or forbid our certificate.
  if (type === 'CAA' || type === 'AAAA') return <Mono $quiet>{value ? t`None, or ${value}` : t`None`}</Mono>
  if (shouldBe.length === 0) return <Mono $quiet>{t`None`}</Mono>
  return shouldBe.map((one) => <Copied key={one} value={one} />)
}

function Seen({ record: { found, state } }: { record: DomainRecord }) {
  if (found.length === 0) return <Mono $quiet>{t`None`}</Mono>
  return <Mono $wrong={state === 'wrong'}>{found.join(', ')}</Mono>
}
