import { t } from '@lingui/core/macro'
import { token } from '@vitrine/theme'
import { CreditCard } from '#icons'
import { type ChangeEvent, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/inputs.tsx'
import { type CardFault, groupedExpiry, groupedNumber } from './card-number.ts'

interface CardFieldsProps {
  faults: readonly CardFault[]
  /** The element that says what to do about a card that the provider refused. */
  adviceId?: string | undefined
  /** A picked test card; a new object each time. */
  suggested?: { cardNumber: string } | undefined
  /** While the card is tried, what was typed stays as it is. */
  isBusy: boolean
}

/** Number, expiry and code of a card. What is typed stays in the inputs alone: no attribute and no state holds it. */
export function CardFields({ faults, adviceId, suggested, isBusy }: CardFieldsProps) {
  const number = useRef<HTMLInputElement>(null)
  const fault = numberFault(faults)
  useEffect(() => {
    if (!suggested || !number.current) return
    number.current.value = suggested.cardNumber
    number.current.focus()
  }, [suggested])
  return (
    <Grid>
      <Whole>
        <Field label={t`Card number`} error={fault}>
          <Leading>
            <CreditCard size={18} aria-hidden="true" />
            <TextInput
              ref={number}
              name="cardNumber"
              autoComplete="cc-number"
              placeholder="1234 1234 1234 1234"
              {...digits(isBusy)}
              {...(adviceId && !fault ? { 'aria-invalid': true, 'aria-describedby': adviceId } : {})}
              onChange={(event) => regroup(event, groupedNumber)}
            />
          </Leading>
        </Field>
      </Whole>
      <Field label={t({ message: 'Expiry', comment: 'Of a card' })} error={expiryFault(faults)}>
        <TextInput
          name="expiry"
          autoComplete="cc-exp"
          placeholder={t({ message: 'MM / YY', comment: 'Month and year' })}
          {...digits(isBusy)}
          onChange={(event) => regroup(event, groupedExpiry)}
        />
      </Field>
      <Field
        label={t({ message: 'Security code', comment: 'The three digits on the back of a card' })}
        error={faults.includes('code') && t`Three or four digits.`}
      >
        <TextInput name="code" autoComplete="cc-csc" placeholder="123" maxLength={4} {...digits(isBusy)} />
      </Field>
    </Grid>
  )
}

// Read only and not disabled: a disabled field would lose the focus, and nobody would find it again.
const digits = (readOnly: boolean) => ({ inputMode: 'numeric', dir: 'ltr', spellCheck: false, readOnly }) as const

function numberFault(faults: readonly CardFault[]): string | undefined {
  if (faults.includes('number')) return t`This card number is incomplete.`
  return faults.includes('number-wrong') ? t`This card number isn’t valid.` : undefined
}

function expiryFault(faults: readonly CardFault[]): string | undefined {
  if (faults.includes('past')) return t`Your card has expired.`
  return faults.includes('expiry') ? t`Month and year, as shown on the card.` : undefined
}

// Editing in the middle is left alone: the caret would jump.
function regroup({ currentTarget: input }: ChangeEvent<HTMLInputElement>, group: (typed: string) => string): void {
  if (input.selectionStart === input.value.length) input.value = group(input.value)
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[4]} ${token.space[3]};
`
const Whole = styled.div`
  grid-column: 1 / -1;
`
const Leading = styled.span`
  position: relative;
  display: block;
  direction: ltr;
  svg {
    position: absolute;
    inset-inline-start: 14px;
    inset-block-start: 14px;
    color: ${token.textMuted};
    pointer-events: none;
  }
  input {
    padding-inline-start: 42px;
  }
`
