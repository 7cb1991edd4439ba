import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { AuditCheck as Check } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Download, ShieldCheck } from '#icons'
import styled from 'styled-components'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { ButtonRow } from '../../ui/controls/action-row.tsx'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { ALL_TENANTS } from './audit-filters.tsx'
import { useAuditCheck } from './queries.ts'

interface AuditCheckProps {
  /** Every tenant has a hash chain of its own, so all of them cannot be verified together. */
  tenant: string | undefined
  /** Address of the entries as a CSV file. */
  tablePath: string
}

/** Takes the entries out as a table, and proves that none was changed or deleted since it was recorded. */
export function AuditCheck({ tenant, tablePath }: AuditCheckProps) {
  const check = useAuditCheck()
  return (
    <Rows>
      <ButtonRow>
        <LinkButton variant="secondary" href={tablePath} download icon={<Download size={18} aria-hidden="true" />}>
          <Trans>Export CSV</Trans>
        </LinkButton>
        {tenant !== ALL_TENANTS && (
          <Button
            variant="secondary"
            icon={<ShieldCheck size={18} aria-hidden="true" />}
            busy={check.isPending}
            busyText={t`Verifying...`}
            onClick={() => check.mutate(tenant)}
          >
            <Trans>Verify log</Trans>
          </Button>
        )}
      </ButtonRow>
      <div role="status">
        {check.error && <Note tone="bad">{faultOf(check.error)}</Note>}
        {check.data && <Result check={check.data} />}
      </div>
    </Rows>
  )
}

function Result({ check: { entries, hash, faults, faultCount } }: { check: Check }) {
  const names = {
    changed: t`Changed`,
    missing: t({ message: 'Deleted', context: 'audit entry' }),
    unlinked: t`Added outside the log`,
  }
  if (faultCount === 0)
    return (
      <Note tone="ok">
        <p>
          <Plural value={entries} one="# entry checked, intact." other="All # entries are intact." />{' '}
          <Trans>Keep this hash to prove later that no entries were removed from the end:</Trans>{' '}
          <Hash dir="ltr">{hash}</Hash>
        </p>
      </Note>
    )
  return (
    <Note tone="bad">
      <p>
        <Plural
          value={faultCount}
          one="# entry has been altered. Restore it from a backup and find out who has database access."
          other="# entries have been altered. Restore them from a backup and find out who has database access."
        />
      </p>
      <ul>
        {faults.map(({ kind, entryId }) => (
          <li key={entryId}>
            {names[kind]} <Hash dir="ltr">{entryId}</Hash>
          </li>
        ))}
      </ul>
    </Note>
  )
}

const Rows = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[3]};
`
const Hash = styled.code`
  overflow-wrap: anywhere;
  user-select: all;
`
