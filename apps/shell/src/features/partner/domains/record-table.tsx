import { useLingui } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import type { Domain, DomainRecord } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Copy } from 'lucide-react'
import styled from 'styled-components'
import { useToast } from '../../../kit/toast.ts'
import { IconButton } from '../../../kit/ui/button.tsx'
import { type Column, DataTable } from '../../../kit/ui/data-table.tsx'
import { StatusDot } from '../../../kit/ui/status-dot.tsx'
import { recordState } from './domain-words.ts'

function columns(): Column<DomainRecord>[] {
  return [
    { title: t`Type`, cell: ({ type }) => <b>{type}</b> },
    { title: t`Name`, cell: ({ name }) => <Copied value={name} /> },
    { title: t`Should be`, cell: (record) => <Wanted record={record} /> },
    { title: t`Found`, cell: (record) => <Seen record={record} /> },
    {
      title: t`State`,
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
  return <DataTable caption={t`Records`} columns={columns()} rows={domain.records} rowKey={({ type }) => type} />
}

function Wanted({ record: { type, shouldBe } }: { record: DomainRecord }) {
  const [issuer] = shouldBe
  if (type === 'CAA') return <Mono $quiet>{issuer ? t`none, or ${issuer}` : t`none`}</Mono>
  if (shouldBe.length === 0) return <Mono $quiet>{t`none`}</Mono>
  return shouldBe.map((value) => <Copied key={value} value={value} />)
}

function Seen({ record: { found, state } }: { record: DomainRecord }) {
  if (found.length === 0) return <Mono $quiet>{t`none`}</Mono>
  return <Mono $wrong={state === 'wrong'}>{found.join(', ')}</Mono>
}

function Copied({ value }: { value: string }) {
  const { t: say } = useLingui()
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => toast({ title: say`Copied`, description: value }),
      () => toast({ title: say`Your browser did not allow copying.`, tone: 'destructive' }),
    )
  return (
    <Value>
      <Mono>{value}</Mono>
      <IconButton label={say`Copy ${value}`} onClick={() => void copy()}>
        <Copy size={16} aria-hidden="true" />
      </IconButton>
    </Value>
  )
}

const Value = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
`
const Mono = styled.code.attrs<{ $quiet?: boolean; $wrong?: boolean }>(({ $quiet }) => ({
  dir: $quiet ? 'auto' : 'ltr',
}))<{ $quiet?: boolean; $wrong?: boolean }>`
  font-size: ${token.fontSize.badge};
  overflow-wrap: anywhere;
  color: ${({ $quiet, $wrong }) => ($wrong ? token.dangerText : $quiet ? token.textMuted : 'inherit')};
`
