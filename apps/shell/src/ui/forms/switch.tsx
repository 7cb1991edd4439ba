import { token } from '@vitrine/theme'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

interface SwitchProps {
  label: ReactNode
  /** A description below the label. */
  text?: ReactNode
  on: boolean
  disabled?: boolean
  onChange: (on: boolean) => void
}

/** Something that is on or off and takes effect at once; what waits for a button is a checkbox. */
export function Switch({ label, text, on, disabled = false, onChange }: SwitchProps) {
  const id = useId()
  return (
    <Line>
      <Track
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        disabled={disabled}
        aria-describedby={text ? `${id}-text` : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {text && <p id={`${id}-text`}>{text}</p>}
      </div>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  gap: ${token.space[4]};
  padding-block: ${token.space[2]};
  label {
    display: block;
    min-block-size: 28px;
    font-weight: 600;
    cursor: pointer;
  }
  p {
    max-inline-size: 60ch;
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 44px;
  block-size: 26px;
  border: 1px solid ${token.borderControl};
  border-radius: ${token.radius.pill};
  background: ${token.surface2};
  cursor: pointer;
  transition: background ${token.duration.hover};
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 18px;
    block-size: 18px;
    border-radius: 50%;
    background: ${token.textMuted};
    transition: inset-inline-start ${token.duration.hover};
  }
  &::after {
    content: '';
    position: absolute;
    inset: -9px 0;
  }
  &:checked {
    background: ${token.primary};
    border-color: ${token.primaryEdge};
  }
  &:checked::before {
    inset-inline-start: 21px;
    background: ${token.onPrimary};
  }
  &:focus-visible {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`
