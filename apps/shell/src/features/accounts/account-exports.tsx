import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { AccountExport } from '@vitrine/contract'
import { problemOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { Archive, Download } from '#icons'
import styled from 'styled-components'
import { formatCount, formatDate, formatPercent } from '../../lib/i18n/format.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { useAccountExports, useOrderAccountExport } from './export-queries.ts'

const BYTES_PER_MB = 1_000_000

/** The whole account as a file that is made in the background, and the files that are there. */
export function AccountExports() {
  const toast = useToast()
  const exports = useAccountExports()
  const order = useOrderAccountExport()
  const shown = exports.data?.filter(({ state }) => state !== 'expired') ?? []
  const start = () =>
    order.mutate(undefined, {
      onSuccess: () =>
        toast({ title: t`Export started`, description: t`It appears here when it’s ready.`, tone: 'success' }),
      onError: (error) =>
        toast({ title: problemOr(error, t`Couldn’t start the export. Try again.`), tone: 'destructive' }),
    })
  return (
    <>
      <p>
        <Trans>For large accounts, we create the same file in the background. It appears here when it’s ready.</Trans>
      </p>
      <Button
        variant="secondary"
        icon={<Archive size={18} aria-hidden="true" />}
        disabled={shown.some(({ state }) => state === 'waiting')}
        busy={order.isPending}
        onClick={start}
      >
        <Trans>Create export</Trans>
      </Button>
      {shown.length > 0 && (
        <List>
          {shown.map((one) => (
            <li key={one.id}>{one.state === 'waiting' ? <InProgress one={one} /> : <Ready one={one} />}</li>
          ))}
        </List>
      )}
    </>
  )
}

function InProgress({ one: { progress } }: { one: AccountExport }) {
  const percent = formatPercent(progress)
  return (
    <>
      <span>
        <Trans>Creating your export: {percent}</Trans>
      </span>
      <ProgressBar value={progress} label={t`Creating your export`} />
    </>
  )
}

function Ready({ one: { url, bytes, createdAt, expiresAt } }: { one: AccountExport }) {
  const [made, until] = [formatDate(createdAt), expiresAt ? formatDate(expiresAt) : '']
  const size = formatCount(Math.ceil((bytes ?? 0) / BYTES_PER_MB))
  return (
    <>
      <TextLink href={url ?? ''} download>
        <Download size={16} aria-hidden="true" /> <Trans>Export from {made}</Trans>
      </TextLink>
      <small>
        <Trans>
          {size} MB, available until {until}
        </Trans>
      </small>
    </>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: ${token.space[1]};
    justify-items: start;
  }
  small {
    color: ${token.textMuted};
  }
`
