import { Trans, useLingui } from '@lingui/react/macro'
import type { Domain } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { hiddenVisually, media } from '../../ui/brand/shapes.ts'

/** The way of an address from its adding to its first visitor. */
export function DomainTrack({ domain }: { domain: Domain }) {
  const { t } = useLingui()
  const steps = [t`Added`, t`DNS records`, t`Ownership`, t`Certificate`, t`Live`]
  const at = stepOf(domain)
  const isStuck = domain.state === 'lost' || domain.records.some(({ state }) => state === 'wrong')
  return (
    <List aria-label={t`Setup progress`}>
      {steps.map((step, index) => (
        <Step
          key={step}
          $look={index < at ? 'done' : index > at ? 'ahead' : isStuck ? 'stuck' : 'current'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span>
            {step}
            {index < at && (
              <Hidden>
                <Trans>, done</Trans>
              </Hidden>
            )}
          </span>
        </Step>
      ))}
    </List>
  )
}

/** The step that is being taken; one beyond the last when all are done. */
function stepOf({ state, records }: Domain): number {
  if (state === 'live') return 5
  if (state === 'certificate' || state === 'verified') return 3
  const isWayRight =
    records.length > 0 && records.every(({ type, state: found }) => type === 'TXT' || found === 'correct')
  return isWayRight ? 2 : 1
}

type Look = 'done' | 'current' | 'stuck' | 'ahead'

const dots: Record<Look, string> = {
  done: token.successText,
  current: token.infoText,
  stuck: token.warningText,
  ahead: token.surface,
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, 1fr) auto;
  margin-block: ${token.space[3]} ${token.space[4]};
  /* Five names do not fit beside each other. */
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Step = styled.li<{ $look: Look }>`
  position: relative;
  padding-block-start: 28px;
  font-size: ${token.fontSize.small};
  font-weight: ${({ $look }) => ($look === 'current' || $look === 'stuck' ? 600 : 400)};
  color: ${({ $look }) => ($look === 'ahead' ? token.textMuted : $look === 'stuck' ? token.warningText : token.text)};
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 8px;
    inset-inline: 0;
    block-size: 2px;
    background: ${({ $look }) => ($look === 'done' ? token.successText : token.border)};
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 18px;
    block-size: 18px;
    border: 2px solid ${({ $look }) => ($look === 'ahead' ? token.borderControl : dots[$look])};
    border-radius: ${token.radius.pill};
    background: ${({ $look }) => dots[$look]};
  }
  ${media.phone} {
    min-block-size: 34px;
    padding-block: 0;
    padding-inline-start: 28px;
    &::before {
      inset-block: 0;
      inset-inline: 8px auto;
      inline-size: 2px;
      block-size: auto;
    }
    &:last-child {
      min-block-size: 0;
    }
    &:last-child::before {
      content: none;
    }
  }
`
const Hidden = styled.span`
  ${hiddenVisually}
`
