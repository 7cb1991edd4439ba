import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { type Dispatch, type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/inputs.tsx'
import { type FactField, factFieldsOf } from './fact-fields.ts'
import type { Wizard, WizardAction } from './wizard.ts'
import { addressFault, completeAddress } from '../../lib/forms/web-address.ts'
import { FieldPair } from '../../ui/forms/form-stack.tsx'

interface ContentFieldsProps extends Wizard {
  dispatch: Dispatch<WizardAction>
}

interface ContentStepProps extends ContentFieldsProps {
  /** A file of the person's own, shown beside the presenter. */
  file: ReactNode
  /** Brings the page of this address into the video. */
  captureOf: (url: string | undefined) => ReactNode
}

/** Content beside the presenter: facts for the card, a file, and the address of a page. */
export function ContentFields({ file, captureOf, ...props }: ContentStepProps) {
  const { vertical } = useBoot()
  return (
    <>
      <Box>
        <h2>
          <Trans>Facts</Trans>
        </h2>
        <p>
          <Trans>Details appear on a card when the presenter mentions them. Leave any field blank.</Trans>
        </p>
        <FieldPair>
          {factFieldsOf(vertical).map((fact) => (
            <FactInput key={fact.name} fact={fact} {...props} />
          ))}
        </FieldPair>
      </Box>
      {file}
      <Box>
        <h2>
          <Trans>Web page</Trans>
        </h2>
        <p>
          <Trans>
            The page this video promotes, such as a listing or booking page. It’s captured and shown in the video.
          </Trans>
        </p>
        <AddressField {...props} />
        {captureOf(wholeAddress(props.draft.screenShareUrl))}
      </Box>
    </>
  )
}

/** Undefined for what is no web address. */
function wholeAddress(text: string): string | undefined {
  const whole = completeAddress(text)
  return whole === '' || addressFault(whole) !== undefined ? undefined : whole
}

function FactInput({ fact, draft, faults, dispatch }: ContentFieldsProps & { fact: FactField }) {
  const isCount = fact.charactersMax === 'count'
  const shape = isCount
    ? { type: 'number', min: 0, max: 99, step: 0.5, inputMode: 'decimal' as const }
    : { maxLength: fact.charactersMax as number, dir: 'auto' }
  return (
    <Field label={fact.label} optional error={faults[fact.name]}>
      <TextInput
        {...shape}
        placeholder={fact.example}
        value={draft.facts[fact.name] ?? ''}
        onChange={({ target }) => dispatch({ type: 'fact', name: fact.name, value: target.value })}
      />
    </Field>
  )
}

function AddressField({ draft, faults, dispatch }: ContentFieldsProps) {
  const { t } = useLingui()
  // Incomplete addresses are invalid, so validation waits until typing ends.
  const [isTyping, setTyping] = useState(false)
  const change = (text: string) => dispatch({ type: 'change', patch: { screenShareUrl: text } })
  return (
    <Field
      label={t`Page URL`}
      optional
      error={faults.screenShareUrl ?? (isTyping ? undefined : addressFault(draft.screenShareUrl))}
    >
      <TextInput
        type="url"
        dir="ltr"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        maxLength={2000}
        value={draft.screenShareUrl}
        onFocus={() => setTyping(true)}
        onChange={({ target }) => change(target.value)}
        onBlur={() => {
          setTyping(false)
          const whole = completeAddress(draft.screenShareUrl)
          if (whole !== draft.screenShareUrl) change(whole)
        }}
      />
    </Field>
  )
}

const Box = styled(Card)`
  display: grid;
  gap: ${token.space[4]};
  h2 {
    font-size: ${token.fontSize.lead};
  }
  > p {
    margin-block-start: calc(-1 * ${token.space[3]});
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
