import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TenantExport } from '@vitrine/contract'
import { Download } from '#icons'
import { formatDate, formatList, formatMoment } from '../../../lib/i18n/format.ts'
import { formatBytes } from '../../../lib/i18n/format-bytes.ts'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { type Column, DataTable } from '../../../ui/data/data-table.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { partName } from './part-name.ts'

/** The exports that were ordered, each with its file while there is one. */
export function ExportTable({ exports }: { exports: TenantExport[] }) {
  return <DataTable caption={t`Exports`} columns={columns()} rows={exports} rowKey={({ id }) => id} />
}

function columns(): Column<TenantExport>[] {
  return [
    { title: t`Started`, cell: ({ createdAt }) => formatMoment(createdAt) },
    {
      title: t({ message: 'Contents', context: 'of an export' }),
      cell: ({ parts }) => formatList(parts.map(partName)),
    },
    { title: t`Status`, cell: (one) => <State one={one} /> },
    { title: t`File`, cell: (one) => <File one={one} />, isFigure: true },
  ]
}

function State({ one: { state, expiresAt } }: { one: TenantExport }) {
  if (state === 'waiting') return <Badge tone="neutral">{t`In progress`}</Badge>
  if (state === 'expired') return <Badge tone="neutral">{t`Expired`}</Badge>
  const day = expiresAt ? formatDate(expiresAt) : ''
  return (
    <>
      <Badge tone="ok">{t({ message: 'Ready', context: 'export' })}</Badge> <Trans>until {day}</Trans>
    </>
  )
}

function File({ one: { url, bytes, createdAt } }: { one: TenantExport }) {
  if (!url) return '–'
  const [size, day] = [formatBytes(bytes ?? 0), formatDate(createdAt)]
  return (
    <TextLink href={url} download aria-label={t`Download the export of ${day}`}>
      <Download size={16} aria-hidden="true" />
      {`ZIP, ${size}`}
    </TextLink>
  )
}
