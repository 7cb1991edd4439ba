import { Plural, Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { ArrowLeft, ArrowRight } from '#icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { formatCredits, formatMinutes } from '../../lib/i18n/format.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Wrap } from '../../ui/layout/page.tsx'
import { hiddenVisually, media } from '../../ui/brand/shapes.ts'

interface WizardFootProps {
  /** Undefined while it is not known. */
  cost: number | undefined
  credits: number | undefined
  /** Length of the speech. */
  minutes: number | undefined
  onPrevious: (() => void) | undefined
  /** The requirement that is missing before the step can be left. */
  missing: string | undefined
  onNext: () => void
  /** Replaces Next on the last step. */
  lastAction?: ReactNode
}

/** The way through the wizard, with the cost and the length always in sight. */
export function WizardFoot({ cost, credits, minutes, onPrevious, missing, onNext, lastAction }: WizardFootProps) {
  return (
    <Bar data-foot>
      <Wrap>
        <Previous
          variant="secondary"
          disabled={!onPrevious}
          onClick={onPrevious}
          icon={<ArrowLeft size={18} className="flips" aria-hidden="true" />}
        >
          <span>
            <Trans>Previous</Trans>
          </span>
        </Previous>
        <Cost cost={cost} credits={credits} minutes={minutes} missing={missing} />
        {lastAction ?? (
          <Button size="lg" disabled={Boolean(missing)} onClick={onNext}>
            <Trans comment="To the next step">Next</Trans>
            <ArrowRight size={18} className="flips" aria-hidden="true" />
          </Button>
        )}
      </Wrap>
    </Bar>
  )
}

function Cost({ cost, credits, minutes, missing }: Pick<WizardFootProps, 'cost' | 'credits' | 'minutes' | 'missing'>) {
  if (missing) return <Words role="status">{missing}</Words>
  if (cost === undefined || credits === undefined) return <Words>...</Words>
  const isShort = credits < cost
  const owned = formatCredits(credits)
  return (
    <Words>
      <span role="status">
        <Amount $isShort={isShort}>
          <Plural value={cost} one="# credit" other="# credits" />
        </Amount>{' '}
        {isShort ? (
          <Trans comment="After the cost of a video: the credits one has, which are too few">you have {owned}</Trans>
        ) : (
          <Trans comment="After the cost of a video: the credits one has">of your {owned}</Trans>
        )}
      </span>
      {/* Changes with every word, so it is not announced. */}
      {minutes ? ` · ${formatMinutes(minutes)}` : null}
    </Words>
  )
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 13;
  border-block-start: 1px solid ${token.border};
  background: ${token.surface};
  ${Wrap} {
    display: flex;
    align-items: center;
    gap: ${token.space[4]};
    min-block-size: 84px;
  }
  ${media.narrow} {
    padding-block-end: env(safe-area-inset-bottom);
    ${Wrap} {
      gap: ${token.space[3]};
      min-block-size: 68px;
    }
    ${Wrap} > :last-child {
      padding-inline: ${token.space[4]};
      white-space: nowrap;
    }
  }
  /* The last action has two words, which need two lines here. */
  @media (max-width: 359px) {
    ${Wrap} > :last-child {
      white-space: normal;
    }
  }
`
const Previous = styled(Button)`
  ${media.narrow} {
    inline-size: 48px;
    padding: 0;
    flex: none;
    > span {
      ${hiddenVisually}
    }
  }
`
const Words = styled.p`
  margin-inline-start: auto;
  text-align: end;
  color: ${token.textMuted};
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
  ${media.narrow} {
    font-size: ${token.fontSize.badge};
  }
`
const Amount = styled.strong<{ $isShort: boolean }>`
  font: 700 1.25rem/1.2 ${token.font.display};
  color: ${({ $isShort }) => ($isShort ? token.dangerText : token.text)};
  white-space: nowrap;
  ${media.narrow} {
    display: block;
    font-size: 1.0625rem;
  }
`
