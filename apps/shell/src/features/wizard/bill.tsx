import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Check } from '#icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { formatCredits } from '../../lib/i18n/format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { TextButton } from '../../ui/controls/text-button.tsx'

interface BillProps {
  /** Undefined while they are not known. */
  cost: number | undefined
  credits: number | undefined
  /** A way to get more credits, shown when there are too few. */
  addCredits: ReactNode
  /** The number of words that the credits pay for; undefined where it is not known. */
  affordableWords: number | undefined
  onShorten: () => void
}

/** The cost of the video, and the credits left or missing. */
export function Bill({ cost, credits, ...ways }: BillProps) {
  const left = cost === undefined || credits === undefined ? undefined : credits - cost
  const isShort = left !== undefined && left < 0
  const { t } = useLingui()
  return (
    <Card as="section">
      <Lines $isShort={isShort}>
        <h2>{isShort ? t`Insufficient Credits` : t`Cost`}</h2>
        <dl>
          <Line label={t`This video`} credits={cost} />
          <Line label={t`Your credits`} credits={credits} />
          <Line
            label={
              isShort
                ? t({ message: 'Shortfall', comment: 'Above the credits that are missing' })
                : t({ message: 'Remaining', comment: 'Above the credits that remain after this video' })
            }
            credits={left === undefined ? left : Math.abs(left)}
          />
        </dl>
        {isShort ? <Short by={-left} {...ways} /> : <Promises />}
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

function Short({ by, addCredits, affordableWords, onShorten }: { by: number } & Omit<BillProps, 'cost' | 'credits'>) {
  return (
    <>
      <Note tone="warn">
        <Plural
          value={by}
          one="You need # more credit to generate this video."
          other="You need # more credits to generate this video."
        />{' '}
        <Trans>Your draft is safe.</Trans>
      </Note>
      {addCredits}
      {affordableWords !== undefined && affordableWords > 0 && (
        <TextButton onClick={onShorten}>
          <Plural
            value={affordableWords}
            one="Or shorten the script to # word"
            other="Or shorten the script to # words"
          />
        </TextButton>
      )}
    </>
  )
}

function Promises() {
  const { t } = useLingui()
  return (
    <ul>
      {[
        t`Held now and charged only when the video is ready`,
        t`You’re not charged if it fails`,
        t`You can close this page`,
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
