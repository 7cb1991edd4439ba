import { type BrandColours, isColour, token } from '@vitrine/theme'
import styled from 'styled-components'
import { Chip } from '../../ui/feedback/chip.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/inputs.tsx'
import { type Pane, allPanes, paneName } from './panes.ts'

interface ToolbarProps {
  /** The typed text, which may not be a colour yet. */
  typed: BrandColours
  onType: (typed: BrandColours) => void
  panes: Pane[]
  onPanes: (panes: Pane[]) => void
}

/** Chooses three brand colours and the panes shown side by side. */
export function Toolbar({ typed, onType, panes, onPanes }: ToolbarProps) {
  const toggle = (pane: Pane) => {
    const rest = panes.filter((one) => one !== pane)
    onPanes(rest.length < panes.length ? rest : allPanes.filter((one) => one === pane || panes.includes(one)))
  }
  return (
    <Bar>
      {(['primary', 'secondary', 'accent'] as const).map((name) => (
        <Field key={name} label={name} error={isColour(typed[name]) ? undefined : 'Write it like #0b6e69.'}>
          <TextInput
            value={typed[name]}
            spellCheck={false}
            onChange={({ currentTarget }) => onType({ ...typed, [name]: currentTarget.value.trim() })}
          />
        </Field>
      ))}
      <Choices>
        {allPanes.map((pane) => (
          <Chip key={paneName(pane)} on={panes.includes(pane)} onClick={() => toggle(pane)}>
            {paneName(pane)}
          </Chip>
        ))}
      </Choices>
    </Bar>
  )
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 160px));
  gap: ${token.space[4]};
`
const Choices = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`
