import type { BrandColours, Mode } from '@vitrine/theme'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Badge } from '../../ui/feedback/badge.tsx'
import { DataTable } from '../../ui/data/data-table.tsx'
import { type Measured, measurePairs } from './palette.ts'

const shownMost = 8

/** Measured contrast of the colours: the number of pairs, and the lowest ratios. */
export function Contrast({ colours }: { colours: BrandColours }) {
  return (
    <Columns>
      {(['light', 'dark'] as const).map((mode) => (
        <ModeFigures key={mode} mode={mode} pairs={measurePairs(colours, mode)} />
      ))}
    </Columns>
  )
}

function ModeFigures({ mode, pairs }: { mode: Mode; pairs: Measured[] }) {
  const failing = pairs.filter(({ reached, minimum }) => reached < minimum).length
  return (
    <section aria-label={`Contrast, ${mode}`}>
      <h3>
        {mode}: {pairs.length} pairs{' '}
        <Badge tone={failing ? 'bad' : 'ok'}>{failing ? `${failing} too faint` : 'all readable'}</Badge>
      </h3>
      <DataTable
        caption={`The tightest pairs, ${mode}`}
        rows={pairs.slice(0, shownMost)}
        rowKey={({ foreground, background }) => `${foreground} ${background}`}
        columns={[
          { title: 'Colour', cell: ({ foreground }) => foreground },
          { title: 'Ground', cell: ({ background }) => background },
          { title: 'At least', cell: ({ minimum }) => `${minimum}:1`, isFigure: true },
          { title: 'Reached', cell: ({ reached }) => `${reached.toFixed(2)}:1`, isFigure: true },
        ]}
      />
    </section>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  gap: ${token.space[6]};
  td {
    block-size: auto;
  }
`
