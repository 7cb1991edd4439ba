import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { PlanTerms } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/inputs.tsx'

interface TermsFieldsProps {
  /** The terms of the chosen plan, or those agreed before. */
  terms: PlanTerms
  /** Whether other terms than the plan's are typed. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onChange: (terms: PlanTerms) => void
}

/** Fields for terms agreed with a partner in place of the plan's. */
export function TermsFields({ terms, isOpen, onOpen, onChange }: TermsFieldsProps) {
  return (
    <Box open={isOpen} onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onOpen(currentTarget.open)}>
      <summary>
        <Trans>Custom terms?</Trans>
      </summary>
      <Grid>
        <Amount
          label={t`Per month (USD)`}
          cents={terms.priceCents}
          onChange={(priceCents) => onChange({ ...terms, priceCents })}
        />
        <Count
          label={t`Videos included`}
          count={terms.videosIncluded}
          onChange={(videosIncluded) => onChange({ ...terms, videosIncluded })}
        />
        <Amount
          label={t`Each additional video (USD)`}
          cents={terms.overageCents}
          onChange={(overageCents) => onChange({ ...terms, overageCents })}
        />
        <Count
          label={t`Twins included`}
          count={terms.twinsIncluded}
          onChange={(twinsIncluded) => onChange({ ...terms, twinsIncluded })}
        />
        <Amount
          label={t`Each additional twin (USD)`}
          cents={terms.twinCents}
          onChange={(twinCents) => onChange({ ...terms, twinCents })}
        />
      </Grid>
    </Box>
  )
}

function Amount({ label, cents, onChange }: { label: string; cents: number; onChange: (cents: number) => void }) {
  return (
    <Field label={label}>
      <TextInput
        type="number"
        min={0}
        step={0.01}
        defaultValue={cents / 100}
        onChange={({ target }) => onChange(Math.round(target.valueAsNumber * 100) || 0)}
      />
    </Field>
  )
}

function Count({ label, count, onChange }: { label: string; count: number; onChange: (count: number) => void }) {
  return (
    <Field label={label}>
      <TextInput
        type="number"
        min={0}
        step={1}
        defaultValue={count}
        onChange={({ target }) => onChange(Math.round(target.valueAsNumber) || 0)}
      />
    </Field>
  )
}

const Box = styled.details`
  summary {
    min-block-size: 44px;
    padding-block: 10px;
    font-weight: 600;
    color: ${token.primaryText};
    cursor: pointer;
  }
`
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${token.space[3]};
  padding-block-start: ${token.space[2]};
`
