import { token } from '@vitrine/theme'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { formatCredits, formatPlural } from '../../kit/format.ts'
import { Card } from '../../kit/ui/card.tsx'
import { Note } from '../../kit/ui/note.tsx'

interface BillProps {
  /** Undefined while they are not known. */
  cost: number | undefined
  credits: number | undefined
  /** How to get more, shown where they are too few. */
  addCredits: ReactNode
}

/** What the video costs, and what is left after it or missing for it. */
export function Bill({ cost, credits, addCredits }: BillProps) {
  const left = cost === undefined || credits === undefined ? undefined : credits - cost
  const isShort = left !== undefined && left < 0
  return (
    <Card as="section">
      <Lines $isShort={isShort}>
        <h2>{isShort ? 'Insufficient Credits' : 'Cost'}</h2>
        <dl>
          <Line label="This video" credits={cost} />
          <Line label="Your credits" credits={credits} />
          <Line label={isShort ? 'Short by' : 'Left after'} credits={left === undefined ? left : Math.abs(left)} />
        </dl>
        {isShort ? <Short by={-left} addCredits={addCredits} /> : <Promises />}
      </Lines>
    </Card>
  )
}

function Line({ label, credits }: { label: string; credits: number | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{credits === undefined ? '...' : formatCredits(credits)}</dd>
    </div>
  )
}

function Short({ by, addCredits }: { by: number; addCredits: ReactNode }) {
  return (
    <>
      <Note tone="warn">
        You need {formatPlural(by, 'more credit')} to generate this video. Your draft is safe. A shorter script costs
        less.
      </Note>
      {addCredits}
    </>
  )
}

function Promises() {
  return (
    <ul>
      {[
        'Held now, charged only when the video is ready',
        'If it fails, you are not charged',
        'You can close this page',
      ].map((promise) => (
        <li key={promise}>
          <Check size={18} aria-hidden="true" />
          {promise}
        </li>
      ))}
    </ul>
  )
}

const Lines = styled.div<{ $isShort: boolean }>`
  display: grid;
  gap: ${token.space[4]};
  h2 {
    font-size: ${token.fontSize.lead};
  }
  dl > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    padding-block: ${token.space[2]};
  }
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  dl > :last-child {
    padding-block-start: ${token.space[3]};
    border-block-start: 2px solid ${token.text};
    font-weight: 600;
  }
  dl > :last-child dd {
    font: 700 1.5rem/1 ${token.font.display};
  }
  h2,
  dl > :last-child dd {
    color: ${({ $isShort }) => ($isShort ? token.dangerText : token.text)};
  }
  ul {
    display: grid;
    gap: ${token.space[2]};
    font-size: ${token.fontSize.small};
  }
  li {
    display: flex;
    gap: ${token.space[2]};
  }
  li svg {
    flex: none;
    margin-block-start: 1px;
    color: ${token.successText};
  }
`
