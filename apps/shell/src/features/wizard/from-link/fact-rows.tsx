import { Trans, useLingui } from '@lingui/react/macro'
import { type ApprovedFacts, FACT_LENGTHS_MAX, type LinkedFact, type LinkedFactName } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { X } from '#icons'
import styled from 'styled-components'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { IconButton } from '../../../ui/controls/button.tsx'
import { TextButton } from '../../../ui/controls/text-button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea, TextInput } from '../../../ui/forms/inputs.tsx'
import { factLabel, foundText, sourceText } from './fact-texts.ts'

interface FactRowsProps {
  found: readonly LinkedFact[]
  facts: ApprovedFacts
  /** Undefined leaves a fact out. */
  onChange: (name: LinkedFactName, value: string | undefined) => void
}

/** Each fact of a page beside its source, to be corrected or left out. */
export function FactRows({ found, facts, onChange }: FactRowsProps) {
  return (
    <Rows>
      {found.map((fact) => (
        <li key={fact.name}>
          {facts[fact.name] === undefined ? (
            <LeftOut name={fact.name} onRestore={() => onChange(fact.name, fact.value)} />
          ) : (
            <FactRow fact={fact} value={facts[fact.name] ?? ''} onChange={(value) => onChange(fact.name, value)} />
          )}
        </li>
      ))}
    </Rows>
  )
}

interface FactRowProps {
  fact: LinkedFact
  value: string
  onChange: (value: string | undefined) => void
}

function FactRow({ fact, value, onChange }: FactRowProps) {
  const { t } = useLingui()
  const label = factLabel(fact.name)
  const control = { value, maxLength: FACT_LENGTHS_MAX[fact.name], dir: 'auto' } as const
  const removeLabel = t`Leave out: ${label}`
  return (
    <Row>
      <Field label={label} hint={<bdi>{value === fact.value ? sourceText(fact) : foundText(fact)}</bdi>}>
        {fact.name === 'description' ? (
          <TextArea {...control} rows={4} onChange={({ target }) => onChange(target.value)} />
        ) : (
          <TextInput {...control} onChange={({ target }) => onChange(target.value)} />
        )}
      </Field>
      <IconButton label={removeLabel} onClick={() => onChange(undefined)}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </Row>
  )
}

function LeftOut({ name, onRestore }: { name: LinkedFactName; onRestore: () => void }) {
  const label = isolated(factLabel(name))
  return (
    <Dropped>
      <span>
        <Trans>Left out: {label}</Trans>
      </span>
      <TextButton onClick={onRestore}>
        <Trans>Undo</Trans>
      </TextButton>
    </Dropped>
  )
}

const Rows = styled.ul`
  display: grid;
  gap: ${token.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[2]};
  > button {
    align-self: start;
    margin-block-start: 30px;
  }
`
const Dropped = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  min-block-size: 44px;
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
