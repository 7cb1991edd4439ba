import { t } from '@lingui/core/macro'
import type { BatchCheck } from '@vitrine/contract'
import styled from 'styled-components'
import { token } from '@vitrine/theme'
import { MarkFaultText } from '../../ui/script-marks/mark-faults.tsx'
import { FaultTable } from '../../ui/table-import/fault-table.tsx'

/** Rows that can be created, but whose marks the voice will not follow as they are written. */
export function MarkNotes({ notes }: Pick<BatchCheck, 'notes'>) {
  if (notes.length === 0) return null
  const title = t`Rows with marks that won’t work as written`
  const rows = notes.map(({ marks, ...row }) => ({
    ...row,
    message: marks.map((mark, index) => (
      <Mark key={index}>
        <MarkFaultText {...mark} />
      </Mark>
    )),
  }))
  return (
    <>
      <h3>{title}</h3>
      <FaultTable faults={rows} count={rows.length} caption={title} row={t`Row`} />
    </>
  )
}

const Mark = styled.span`
  display: block;
  & + & {
    margin-block-start: ${token.space[1]};
  }
`
