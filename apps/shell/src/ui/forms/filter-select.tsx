import { Select } from './inputs.tsx'

interface FilterSelectProps {
  label: string
  value: string
  /** The labels by value; the empty value selects all. */
  choices: Record<string, string>
  onChange: (value: string) => void
}

/** A choice of what a list is narrowed to. */
export function FilterSelect({ label, value, choices, onChange }: FilterSelectProps) {
  return (
    <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {Object.entries(choices).map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </Select>
  )
}
