import { t } from '@lingui/core/macro'
import { isColour, token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { Field } from './field.tsx'
import { TextInput } from './inputs.tsx'

interface ColourFieldProps {
  label: string
  value: string
  note?: string
  onChange: (colour: string) => void
}

/** A colour, picked or typed. Half-typed text stays in the field, changes nothing and makes the form around it invalid. */
export function ColourField({ label, value, note, onChange }: ColourFieldProps) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  if (value !== shown) {
    setShown(value)
    if (value !== wholeColour(typed)) setTyped(value)
  }
  const error = wholeColour(typed) === undefined ? t`Enter a color like #3b82f6.` : ''
  return (
    <Field label={label} hint={note} error={error}>
      <Line>
        <Swatch
          type="color"
          aria-label={t`Choose color: ${label}`}
          value={value}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(target.value)
          }}
        />
        <TextInput
          ref={(input) => input?.setCustomValidity(error)}
          dir="ltr"
          spellCheck={false}
          maxLength={7}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            const colour = wholeColour(target.value)
            if (colour) onChange(colour)
          }}
        />
      </Line>
    </Field>
  )
}

/** `#abc` and `AABBCC` as `#aabbcc`; undefined for what is no colour. */
function wholeColour(text: string): string | undefined {
  const hex = `#${text.trim().replace(/^#/, '').toLowerCase()}`
  if (!isColour(hex)) return undefined
  return hex.length === 7 ? hex : hex.replace(/[0-9a-f]/g, '$&$&')
}

const Line = styled.span`
  display: grid;
  grid-template-columns: 46px minmax(0, 1fr);
  gap: ${token.space[3]};
`
const Swatch = styled.input`
  appearance: none;
  inline-size: 46px;
  block-size: 46px;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${token.borderControl};
  border-radius: ${token.brandFrameShape};
  background: none;
  cursor: pointer;
  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  &::-webkit-color-swatch {
    border: 0;
  }
`
