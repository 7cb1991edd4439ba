import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { UsageLine } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { formatCredits, formatMoment, formatMoney, formatMonth } from '../../lib/i18n/format.ts'
import { Button } from '../../ui/controls/button.tsx'
import { type Column, DataTable } from '../../ui/data/data-table.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { useUsageLines } from './queries.ts'

interface LinesDialogProps {
  month: string
  open: boolean
  onClose: () => void
}

/** Every video and twin behind a bill, with what each of them adds to it. */
export function LinesDialog({ month, open, onClose }: LinesDialogProps) {
  const name = formatMonth(month)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="wide"
      title={t`All line items of ${name}`}
      text={t`Included videos are free. Each video beyond that adds its price.`}
    >
      <Pages month={month} />
    </Dialog>
  )
}

function Pages({ month }: { month: string }) {
  // Cursors of the visited pages, for going back.
  const [starts, setStarts] = useState([0])
  const lines = useUsageLines(month, starts.at(-1) ?? 0)
  return (
    <Loaded query={lines} title={t`Couldn’t load the line items.`}>
      {({ items, nextAfter }) => (
        <>
          <Scroll>
            <DataTable
              caption={t`Line items`}
              columns={columns()}
              rows={items}
              rowKey={({ position }) => String(position)}
            />
          </Scroll>
          {(starts.length > 1 || nextAfter !== null) && (
            <Turn>
              <Button variant="secondary" disabled={starts.length === 1} onClick={() => setStarts(starts.slice(0, -1))}>
                <Trans context="page">Previous</Trans>
              </Button>
              <Button
                variant="secondary"
                disabled={nextAfter === null}
                onClick={() => nextAfter !== null && setStarts([...starts, nextAfter])}
              >
                <Trans context="page">Next</Trans>
              </Button>
            </Turn>
          )}
        </>
      )}
    </Loaded>
  )
}

function columns(): Column<UsageLine>[] {
  return [
    { title: t`Video`, place: 'name', cell: (line) => <What line={line} /> },
    { title: t`Finished`, cell: ({ at }) => formatMoment(at) },
    {
      title: t`Credits`,
      cell: ({ kind, credits }) => (kind === 'video' ? formatCredits(credits) : null),
      isFigure: true,
    },
    { title: t`Amount`, place: 'corner', cell: ({ cents }) => formatMoney(cents), isFigure: true },
  ]
}

function What({ line: { kind, title, username } }: { line: UsageLine }) {
  const gone = kind === 'twin' ? t`Digital twin` : t`Deleted video`
  return (
    <Named>
      <b dir="auto">{title ?? gone}</b>
      {username && <bdi>{username}</bdi>}
    </Named>
  )
}

const Named = styled.span`
  font-size: ${token.fontSize.badge};
  color: ${token.textMuted};
  b {
    display: block;
    font-size: ${token.fontSize.small};
    font-weight: 600;
    color: ${token.text};
  }
`
const Scroll = styled.div`
  max-block-size: 56vh;
  overflow-y: auto;
`
const Turn = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${token.space[3]};
`
