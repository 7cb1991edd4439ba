import { t } from '@lingui/core/macro'
import { type ReactNode, useState } from 'react'
import { formatCount } from '../../lib/i18n/format.ts'
import { TextButton } from '../controls/text-button.tsx'

interface FirstRowsProps<Row> {
  rows: readonly Row[]
  /** The number of rows that are shown until a person asks for all. */
  first: number
  children: (rows: readonly Row[]) => ReactNode
}

/** The first rows of a list, and a button that shows the others. */
export function FirstRows<Row>({ rows, first, children }: FirstRowsProps<Row>) {
  const [isWhole, setWhole] = useState(false)
  const count = formatCount(rows.length)
  return (
    <>
      {children(isWhole ? rows : rows.slice(0, first))}
      {rows.length > first && (
        <p>
          <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t`Show fewer` : t`Show all ${count}`}
          </TextButton>
        </p>
      )}
    </>
  )
}
