import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Check } from '#icons'
import type { Ref } from 'react'
import styled from 'styled-components'
import { formatCount } from '../../lib/i18n/format.ts'
import { hiddenVisually, media } from '../brand/shapes.ts'

interface StepperProps {
  ref?: Ref<HTMLOListElement>
  /** The accessible name of the list of steps. */
  label: string
  steps: string[]
  /** Index of the step shown, from 0. */
  current: number
  /** Returns the action that opens a step, if it can be opened now. */
  wayTo?: (index: number) => (() => void) | undefined
}

/** The steps of a process with the current one. Phones show only the current label. */
export function Stepper({ ref, label, steps, current, wayTo }: StepperProps) {
  return (
    <List ref={ref} aria-label={label}>
      {steps.map((step, index) => {
        const go = index === current ? undefined : wayTo?.(index)
        const content = <Content step={step} index={index} isDone={index < current} />
        return (
          <Step key={step} aria-current={index === current ? 'step' : undefined} $done={index < current}>
            {go ? (
              <Way type="button" onClick={go}>
                {content}
              </Way>
            ) : (
              content
            )}
          </Step>
        )
      })}
    </List>
  )
}

function Content({ step, index, isDone }: { step: string; index: number; isDone: boolean }) {
  return (
    <>
      <Number>
        {isDone ? <Check size={14} aria-hidden="true" /> : <span aria-hidden="true">{formatCount(index + 1)}</span>}
      </Number>
      <Label>
        {step}
        {isDone && (
          <Hidden>
            <Trans>, done</Trans>
          </Hidden>
        )}
      </Label>
    </>
  )
}

const List = styled.ol`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
`
const Number = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 26px;
  block-size: 30px;
  padding-block-start: 3px;
  border-radius: 13px 13px 5px 5px;
  background: ${token.surface};
  box-shadow: inset 0 0 0 1px ${token.borderControl};
  font-size: ${token.fontSize.badge};
  font-weight: 600;
`
const Label = styled.span``
const Way = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &:hover ${Label} {
    color: ${token.text};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  /* Large enough for a thumb. */
  &::after {
    content: '';
    position: absolute;
    inset: -9px -4px;
  }
`
const Hidden = styled.span`
  ${hiddenVisually}
`
const Step = styled.li<{ $done: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  font-size: ${token.fontSize.control};
  color: ${({ $done }) => ($done ? token.text : token.textMuted)};
  &:not(:first-child)::before {
    content: '';
    inline-size: 28px;
    block-size: 1px;
    background: ${token.borderControl};
  }
  ${Number} {
    ${({ $done }) => $done && `background: ${token.primarySubtle}; color: ${token.primaryText}`}
  }
  &[aria-current] {
    color: ${token.text};
    font-weight: 600;
  }
  &[aria-current] ${Number} {
    background: ${token.primary};
    color: ${token.onPrimary};
    box-shadow: inset 0 0 0 1px ${token.primaryEdge};
  }
  ${media.narrow} {
    &:not([aria-current]) ${Label} {
      ${hiddenVisually}
    }
    &:not(:first-child)::before {
      inline-size: 16px;
    }
  }
  ${media.phone} {
    &:not(:first-child)::before {
      inline-size: clamp(0px, 100vw - 350px, 16px);
    }
  }
`
