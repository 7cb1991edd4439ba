import { token } from '@vitrine/theme'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode
  /** Keeps the label for screen readers only, e.g. on the corner of a card. */
  bare?: boolean
}

/** A tick box with its label; the whole line can be pressed. */
export function Checkbox({ label, bare = false, className, ...rest }: CheckboxProps) {
  return (
    <Line className={className}>
      <Box type="checkbox" {...rest} {...(bare && typeof label === 'string' ? { 'aria-label': label } : {})} />
      {!bare && <span>{label}</span>}
    </Line>
  )
}

const Line = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${token.space[3]};
  min-block-size: 44px;
  min-inline-size: 44px;
  padding-block: 10px;
  font-size: ${token.fontSize.control};
  line-height: 1.5;
  cursor: pointer;
  &:has(:disabled) {
    color: ${token.textMuted};
    cursor: not-allowed;
  }
`
const Box = styled.input`
  appearance: none;
  inline-size: 22px;
  block-size: 22px;
  flex: none;
  display: grid;
  place-items: center;
  border: 1px solid ${token.borderControl};
  border-radius: ${token.radius.tag};
  background: ${token.surface};
  cursor: inherit;
  &::after {
    content: '';
    inline-size: 11px;
    block-size: 6px;
    margin-block-end: 3px;
    border: solid ${token.onPrimary};
    border-width: 0 0 2px 2px;
    transform: rotate(-45deg) scale(0);
  }
  &:checked,
  &:indeterminate {
    background: ${token.primary};
    border-color: ${token.primaryEdge};
  }
  &:disabled {
    border-color: ${token.border};
    background: ${token.surface2};
  }
  &:disabled::after {
    border-color: ${token.textMuted};
  }
  &:checked::after {
    transform: rotate(-45deg);
  }
  &:indeterminate::after {
    border-width: 0 0 2px 0;
    transform: none;
  }
`
