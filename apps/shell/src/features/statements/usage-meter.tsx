import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { CreditUsage } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled, { keyframes } from 'styled-components'
import { formatCredits } from '../../lib/i18n/format.ts'
import { media } from '../../ui/brand/shapes.ts'

const ARCH = 'M14 106V100a86 86 0 01172 0v6'

/** An arch that fills with the remaining share of all granted credits: lasting ones first, then those of the subscription. */
export function UsageMeter({ usage: { available, buckets } }: { usage: CreditUsage }) {
  const given = buckets.reduce((sum, { granted }) => sum + granted, 0)
  const monthly = buckets.filter(({ kind }) => kind === 'monthly').reduce((sum, { credits }) => sum + credits, 0)
  const share = (credits: number) => `${given === 0 ? 0 : Math.round((credits / given) * 1000) / 10} 200`
  return (
    <Meter role="img" aria-label={plural(available, { one: '# credit left', other: '# credits left' })}>
      <svg viewBox="0 0 200 112" aria-hidden="true">
        <path d={ARCH} className="track" />
        {available > 0 && <path d={ARCH} className="monthly" pathLength="100" strokeDasharray={share(available)} />}
        {available > monthly && (
          <path d={ARCH} className="lasting" pathLength="100" strokeDasharray={share(available - monthly)} />
        )}
      </svg>
      <p>
        <b>{formatCredits(available)}</b>
        <Trans>credits left</Trans>
      </p>
    </Meter>
  )
}

const draw = keyframes`
  from { stroke-dasharray: 0 200; }
`
const Meter = styled.div`
  position: relative;
  inline-size: 100%;
  max-inline-size: 240px;
  margin-inline: auto;
  svg {
    display: block;
    inline-size: 100%;
  }
  svg:dir(rtl) {
    transform: scaleX(-1);
  }
  path {
    fill: none;
    stroke-width: 13;
  }
  .track {
    stroke: ${token.hover};
  }
  .monthly {
    stroke: ${token.accent};
  }
  .lasting {
    stroke: ${token.primaryEdge};
  }
  ${media.moving} {
    path:not(.track) {
      animation: ${draw} ${token.duration.sheet} ${token.ease.out} backwards;
    }
  }
  p {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    text-align: center;
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  b {
    display: block;
    font: 700 2.5rem/1.1 ${token.font.display};
    letter-spacing: -0.02em;
    color: ${token.text};
  }
`
