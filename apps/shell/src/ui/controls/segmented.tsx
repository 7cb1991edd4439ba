import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'

export interface Segment<Value> {
  value: Value
  text: string
  icon?: ReactNode
}

interface SegmentedProps<Value> {
  label: string
  value: Value
  segments: readonly Segment<Value>[]
  onChange: (value: Value) => void
  /** Whether only the icons are seen. The texts remain the accessible names. */
  iconsOnly?: boolean
  hidden?: boolean
}

/** One of a few choices, of which one is always on, as the joined parts of one control. */
export function Segmented<Value extends boolean | string>(props: SegmentedProps<Value>) {
  const { label, value, segments, onChange, iconsOnly = false, hidden = false } = props
  return (
    <Group role="group" aria-label={label} hidden={hidden}>
      {segments.map((segment) => (
        <Part
          key={String(segment.value)}
          type="button"
          aria-pressed={segment.value === value}
          onClick={() => onChange(segment.value)}
          {...(iconsOnly ? { 'aria-label': segment.text, title: segment.text } : {})}
        >
          {segment.icon}
          {!iconsOnly && segment.text}
        </Part>
      ))}
    </Group>
  )
}

const Group = styled.div`
  display: inline-flex;
  max-inline-size: 100%;
  &[hidden] {
    display: none;
  }
`
const Part = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[2]};
  min-inline-size: 44px;
  min-block-size: 44px;
  padding: 6px ${token.space[3]};
  border: 1px solid ${token.borderControl};
  background: ${token.surface};
  font-size: ${token.fontSize.control};
  font-weight: 500;
  line-height: 1.2;
  cursor: pointer;
  transition: background ${token.duration.hover};
  &:hover {
    background: ${token.hover};
  }
  &:first-child {
    border-start-start-radius: ${token.radius.control};
    border-end-start-radius: ${token.radius.control};
  }
  &:last-child {
    border-start-end-radius: ${token.radius.control};
    border-end-end-radius: ${token.radius.control};
  }
  &:not(:first-child) {
    margin-inline-start: -1px;
  }
  &[aria-pressed='true'] {
    z-index: 1;
    background: ${token.primarySubtle};
    border-color: ${token.primaryEdge};
    color: ${token.primaryText};
    font-weight: 600;
  }
  &:focus-visible {
    z-index: 2;
  }
`
