import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { LedgerFilter } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Download } from '#icons'
import styled from 'styled-components'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/forms/inputs.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { filterName } from './ledger-labels.ts'

const filters = ['all', 'bought', 'used', 'returned', 'ended'] as const satisfies LedgerFilter[]
/** The last so many days, or all of them. */
const periods = ['all', '30', '90', '365'] as const
type Period = (typeof periods)[number]

/** Which entries are to be seen. */
interface Wanted {
  filter: LedgerFilter
  period: Period
}

export const everything: Wanted = { filter: 'all', period: 'all' }

/** The beginning of the first day of the period, so that it is the same for every question of a day; undefined for all. */
export function sinceOf(period: Period, now: Date = new Date()): string | undefined {
  if (period === 'all') return undefined
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - Number(period)).toISOString()
}

interface LedgerToolsProps {
  wanted: Wanted
  onChange: (wanted: Wanted) => void
  /** Whether the entries are the signed-in person's, who may save them as a file. */
  hasFile: boolean
}

/** Filters entries by kind and period, and downloads them as a table. */
export function LedgerTools({ wanted, onChange, hasFile }: LedgerToolsProps) {
  const { t } = useLingui()
  const { filter, period } = wanted
  const since = sinceOf(period)
  const query = new URLSearchParams({ format: 'csv', filter, ...(since ? { since } : {}) })
  return (
    <Tools>
      <Select
        aria-label={t`Entries`}
        value={filter}
        onChange={({ target }) => onChange({ ...wanted, filter: filters.find((one) => one === target.value) ?? 'all' })}
      >
        {filters.map((one) => (
          <option key={one} value={one}>
            {filterName(one)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t({ message: 'Time', context: 'period', comment: 'From when entries are shown' })}
        value={period}
        onChange={({ target }) => onChange({ ...wanted, period: periods.find((one) => one === target.value) ?? 'all' })}
      >
        {periods.map((one) => (
          <option key={one} value={one}>
            {one === 'all' ? t`Any time` : plural(Number(one), { one: 'Last day', other: 'Last # days' })}
          </option>
        ))}
      </Select>
      {hasFile && (
        <LinkButton
          variant="secondary"
          href={`/api/credits/ledger?${query}`}
          download
          icon={<Download size={18} aria-hidden="true" />}
        >
          CSV
        </LinkButton>
      )}
    </Tools>
  )
}

const Tools = styled.div`
  display: flex;
  gap: ${token.space[3]};
  margin-inline-start: auto;
  ${media.narrow} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    inline-size: 100%;
    /* Below each other where there is no room for three. */
    > a {
      grid-column: 1 / -1;
    }
  }
`
