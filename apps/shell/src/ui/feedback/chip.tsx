import { token } from '@vitrine/theme'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'

interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Whether this choice is on. */
  on?: boolean
  icon?: ReactNode
}

/** A small choice that is on or off. */
export function Chip({ on = false, icon, children, ...rest }: ChipProps) {
  return (
    <Pill type="button" aria-pressed={on} {...rest}>
      {icon}
      {children}
    </Pill>
  )
}

const Pill = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-block-size: 44px;
  padding: 6px ${token.space[4]};
  border: 1px solid ${token.borderControl};
  border-radius: ${token.radius.pill};
  background: ${token.surface};
  font-size: ${token.fontSize.control};
  font-weight: 500;
  cursor: pointer;
  transition: background ${token.duration.hover};
  &:hover {
    background: ${token.hover};
  }
  &:focus-visible {
    border-radius: ${token.radius.pill};
  }
  &[aria-pressed='true'],
  &[aria-checked='true'] {
    background: ${token.primarySubtle};
    border-color: ${token.primaryEdge};
    color: ${token.primaryText};
    font-weight: 600;
    box-shadow: inset 0 0 0 1px ${token.primaryEdge};
  }
`
