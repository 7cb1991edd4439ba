import { token } from '@vitrine/theme'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { choiceLook } from './choice-look.ts'

interface RadioRowsProps<T extends string> {
  label: string
  /** False where a heading right above says the same. */
  showsLabel?: boolean
  value: T | null
  options: readonly { value: T; title: ReactNode; text?: ReactNode }[]
  disabled?: boolean
  onChange: (value: T) => void
}

/** A few choices below each other, each with what it means; one of them is chosen. */
export function RadioRows<T extends string>(props: RadioRowsProps<T>) {
  const { label, showsLabel = true, value, options, disabled, onChange } = props
  const name = useId()
  return (
    <Rows disabled={disabled} {...(showsLabel ? {} : { 'aria-label': label })}>
      {showsLabel && <legend>{label}</legend>}
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={value === option.value} onChange={() => onChange(option.value)} />
          <span>
            <b>{option.title}</b>
            {option.text}
          </span>
        </label>
      ))}
    </Rows>
  )
}

const Rows = styled.fieldset`
  legend {
    padding: 0;
    font-size: ${token.fontSize.control};
    font-weight: 600;
  }
  label {
    display: flex;
    gap: ${token.space[3]};
    padding-block: ${token.space[3]};
    border-block-end: 1px solid ${token.border};
    cursor: pointer;
  }
  ${choiceLook}
  input {
    margin: 2px 0;
  }
`
