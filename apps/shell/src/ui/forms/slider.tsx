import { token } from '@vitrine/theme'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styled from 'styled-components'

interface SliderProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange'> {
  label: ReactNode
  value: number
  /** The value in words, e.g. `$99`. */
  shown: string
  onChange: (value: number) => void
}

/** A range input with its value shown beside the label. */
export function Slider({ label, value, shown, onChange, ...rest }: SliderProps) {
  const id = useId()
  return (
    <Stack>
      <div>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{shown}</output>
      </div>
      <input
        {...rest}
        id={id}
        type="range"
        value={value}
        aria-valuetext={shown}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </Stack>
  )
}

const Stack = styled.div`
  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token.space[3]};
    font-size: ${token.fontSize.control};
  }
  output {
    font: 700 ${token.fontSize.lead}/1.3 ${token.font.display};
    font-variant-numeric: tabular-nums;
  }
  input {
    display: block;
    inline-size: 100%;
    min-block-size: 44px;
    /* Browsers draw the rest of the line light or dark by this colour, and the solid is dark in both modes. */
    accent-color: ${token.primaryText};
    cursor: pointer;
  }
`
