import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { AuditAction, AuditLogEntry } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useDeferredValue, useState } from 'react'
import styled from 'styled-components'
import { formatMoment } from '../../lib/i18n/format.ts'
import { Button } from '../../ui/controls/button.tsx'
import { type Column, DataTable } from '../../ui/data/data-table.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { isolated } from '../../lib/i18n/isolated.ts'
import { auditActionNames } from './action-labels.ts'
import { AuditCheck } from './audit-check.tsx'
import { ALL_TENANTS, AuditFilters, type Typed } from './audit-filters.tsx'
import { detailText } from './dashboard/detail-text.ts'
import { momentOf } from './period.ts'
import { type AuditFilter, auditTablePath, useAudit } from './queries.ts'

function columns(isOfAll: boolean): Column<AuditLogEntry>[] {
  return [
    { title: t`Time`, cell: ({ at }) => <time dateTime={at}>{formatMoment(at)}</time> },
    ...(isOfAll ? [{ title: t`Tenant`, cell: ({ tenant }: AuditLogEntry) => <bdi>{tenant ?? '–'}</bdi> }] : []),
    {
      title: t`Action`,
      place: 'name',
      cell: (line) => <What line={line} />,
    },
    {
      title: t({ message: 'By', comment: 'Who did it, in the audit log' }),
      cell: (line) => <Who line={line} />,
    },
    {
      title: t({ message: 'Target', comment: 'Whom it was done to, in the audit log' }),
      cell: ({ subject }) => <bdi>{subject?.username ?? '–'}</bdi>,
    },
    {
      title: t({ message: 'Address', comment: 'Network address, in the audit log' }),
      cell: ({ address }) => <bdi>{address || '–'}</bdi>,
    },
  ]
}

const OPERATOR_ACTS = new Set<string>([
  'tenant-opened',
  'tenant-changed',
  'tenant-paused',
  'tenant-resumed',
] satisfies AuditAction[])

/** People of the platform have no name here: their account is of another site. */
function Who({ line: { act, actor, impersonator } }: { line: AuditLogEntry }) {
  const nameless = OPERATOR_ACTS.has(act) ? t`Operator` : t`Deleted user`
  const name = actor ? (actor.username ?? nameless) : t`System`
  if (!impersonator) return <bdi>{name}</bdi>
  const [person, visitor] = [isolated(name), isolated(impersonator.username ?? t`Support`)]
  return (
    <Trans>
      {visitor}, in {person}’s account
    </Trans>
  )
}

interface AuditLogProps {
  /** Those the reader may choose from; without them it is the log of the reader's own tenant. */
  tenants?: { slug: string; name: string }[]
  ownSlug: string
}

/** The audit log of a tenant, newest first, filtered by action, person and period. */
export function AuditLog({ tenants = [], ownSlug }: AuditLogProps) {
  const [typed, setTyped] = useState<Typed>({ slug: ownSlug, act: undefined, q: '', from: '', to: '' })
  const filter = useDeferredValue(filterOf(typed, ownSlug))
  const log = useAudit(filter)
  const lines = log.data?.pages.flatMap(({ items }) => items)
  const isNarrowed = Boolean(typed.act ?? (typed.q.trim() || typed.from || typed.to))
  return (
    <Section aria-labelledby="audit-log">
      <h2 id="audit-log">
        <Trans>Audit log</Trans>
      </h2>
      <AuditFilters
        tenants={tenants}
        typed={typed}
        onChange={(part) => setTyped((before) => ({ ...before, ...part }))}
      />
      <AuditCheck key={filter.tenant} tenant={filter.tenant} tablePath={auditTablePath(filter)} />
      {log.error && (
        <ErrorState title={t`Couldn’t load the audit log.`} error={log.error} onRetry={() => void log.refetch()} />
      )}
      {log.isPending && <Skeleton height="320px" radius={token.radius.card} />}
      {lines?.length === 0 && (
        <EmptyState
          title={isNarrowed ? t`No matching events` : t`No events yet`}
          text={isNarrowed ? t`Try another user, action or period.` : t`Sign-ins and changes appear here.`}
        />
      )}
      {lines && lines.length > 0 && (
        <DataTable
          caption={t`Audit log`}
          columns={columns(filter.tenant === ALL_TENANTS)}
          rows={lines}
          rowKey={({ id }) => id}
        />
      )}
      {log.hasNextPage && (
        <More
          variant="secondary"
          busy={log.isFetchingNextPage}
          busyText={t`Loading...`}
          onClick={() => void log.fetchNextPage()}
        >
          <Trans>Load more</Trans>
        </More>
      )}
    </Section>
  )
}

function filterOf({ slug, act, q, from, to }: Typed, ownSlug: string): AuditFilter {
  return {
    act,
    q: q.trim() || undefined,
    from: momentOf(from),
    until: momentOf(to, { daysLater: 1 }),
    tenant: slug === ownSlug ? undefined : slug,
  }
}

/** Entries may be from another version of the product: an unknown action shows its name. */
function What({ line: { act, detail } }: { line: AuditLogEntry }) {
  const words: Record<string, string> = auditActionNames()
  const more = detailText(detail)
  return (
    <Stack>
      <b>{words[act] ?? act}</b>
      {more && <bdi>{more}</bdi>}
    </Stack>
  )
}

const Section = styled.section`
  display: grid;
  gap: ${token.space[4]};
`
const Stack = styled.span`
  display: grid;
  b {
    font-weight: 600;
  }
  span {
    font-size: ${token.fontSize.badge};
    color: ${token.textMuted};
  }
`
const More = styled(Button)`
  justify-self: center;
`
