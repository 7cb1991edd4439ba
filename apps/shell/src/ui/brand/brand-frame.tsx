import { token } from '@vitrine/theme'
import { Check } from '#icons'
import type { ReactNode } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { arched } from './shapes.ts'

interface ArchProps {
  /** Width as a CSS length; the height follows from it. Without it the arch fills its container. */
  size?: string
  /** Ring around the arch and a tick at its keystone. */
  selected?: boolean
  /** `flat` is for an arch on a line or a card's edge, `round` for one by itself. */
  foot?: 'round' | 'flat'
  /** Opens once from the foot up when it first appears. */
  opens?: boolean
  /** Width divided by height, for an arch of another shape. */
  ratio?: number
  className?: string
  children?: ReactNode
}

/** The frame of faces, numbers, ticks and empty places. */
export function Arch({ size, selected = false, foot = 'round', opens = false, ratio, className, children }: ArchProps) {
  return (
    <Place className={className} $size={size} $ratio={ratio} $foot={foot}>
      <Frame $selected={selected} $opens={opens}>
        {children}
      </Frame>
      {selected && (
        <Keystone>
          <Check size={16} aria-hidden="true" />
        </Keystone>
      )}
    </Place>
  )
}

const openUp = keyframes`
  from { clip-path: inset(100% 0 0); }
  to { clip-path: inset(0); }
`

// Rules and no style attribute: pages from the core may not carry any.
const Place = styled.span.attrs({ className: 't-arch' })<{
  $size: string | undefined
  $ratio: number | undefined
  $foot: 'round' | 'flat'
}>`
  position: relative;
  display: block;
  flex: none;
  ${({ $size }) => $size && `inline-size: ${$size};`}
  ${({ $ratio }) => $ratio && `--arch-ratio: ${$ratio};`}
  ${({ $foot }) => $foot === 'flat' && '--arch-foot: 0px;'}
`
const Frame = styled.span<{ $selected: boolean; $opens: boolean }>`
  position: relative;
  display: block;
  overflow: hidden;
  isolation: isolate;
  ${arched}
  background: ${token.stage};
  ${({ $selected }) =>
    $selected &&
    css`
      outline: 3px solid ${token.primaryEdge};
      outline-offset: 3px;
    `}
  ${({ $opens }) =>
    $opens &&
    css`
      animation: ${openUp} ${token.duration.sheet} ${token.ease.out} backwards;
    `}
  > * {
    position: absolute;
    inset: 0;
  }
  /* A hairline inside the edge keeps pale scenes apart from pale pages. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px ${token.border};
    pointer-events: none;
  }
`
const Keystone = styled.span`
  position: absolute;
  inset-block-start: -16px;
  inset-inline: 0;
  margin-inline: auto;
  inline-size: 32px;
  block-size: 36px;
  display: grid;
  place-items: center;
  border: 2px solid ${token.bg};
  border-radius: 16px 16px 7px 7px;
  background: ${token.primary};
  color: ${token.onPrimary};
`
