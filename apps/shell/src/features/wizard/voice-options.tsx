import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Plus, X } from '#icons'
import { type Dispatch, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select, TextInput } from '../../ui/forms/inputs.tsx'
import { speedOptions } from './look-choices.ts'
import type { Wizard, WizardAction, WizardDraft } from './wizard.ts'

const wordsMax = 50

interface VoiceOptionsProps extends Wizard {
  dispatch: Dispatch<WizardAction>
  /** The voices to choose from. */
  voices: ReactNode
  /** Fields for the person's own voice, which replaces the presenter's. */
  ownVoice: ReactNode
}

/** Fields for the voice, the pace, pronunciations, and the person's own recording. */
export function VoiceOptions({ draft, faults, dispatch, voices, ownVoice }: VoiceOptionsProps) {
  const { t } = useLingui()
  const change = (patch: Partial<WizardDraft>) => dispatch({ type: 'change', patch })
  return (
    <Box>
      {voices}
      <Field label={t`Voice speed`} error={faults.speed}>
        <Select
          value={draft.speed}
          disabled={draft.voiceId !== null}
          onChange={({ target }) => change({ speed: target.value })}
        >
          {speedOptions().map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Disclosure title={<Trans>Pronunciation</Trans>}>
        <Pronunciation said={draft.pronunciation} onChange={(pronunciation) => change({ pronunciation })} />
      </Disclosure>
      <Disclosure title={<Trans>Your voice</Trans>}>{ownVoice}</Disclosure>
    </Box>
  )
}

type Said = WizardDraft['pronunciation']

function Pronunciation({ said, onChange }: { said: Said; onChange: (said: Said) => void }) {
  const { t } = useLingui()
  const id = useId()
  const change = (at: number, patch: Partial<Said[number]>) =>
    onChange(said.map((one, index) => (index === at ? { ...one, ...patch } : one)))
  return (
    <Words>
      <p id={id}>
        <Trans>Spell names the way they sound, so the voice gets them right.</Trans>
      </p>
      {said.map(({ written, spoken }, index) => (
        // Rows have no names of their own, and only ever change in their place.
        <Pair key={`${said.length}-${index}`}>
          <TextInput
            aria-label={t`Word in the script`}
            placeholder={t`Word in the script`}
            dir="auto"
            maxLength={60}
            value={written}
            onChange={({ target }) => change(index, { written: target.value })}
          />
          <TextInput
            aria-label={t`Sounds like`}
            placeholder={t`Sounds like`}
            dir="auto"
            maxLength={60}
            value={spoken}
            onChange={({ target }) => change(index, { spoken: target.value })}
          />
          <IconButton label={t`Remove word`} onClick={() => onChange(said.filter((_, other) => other !== index))}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </Pair>
      ))}
      {said.length < wordsMax && (
        <Button
          variant="soft"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => onChange([...said, { written: '', spoken: '' }])}
        >
          <Trans>Add word</Trans>
        </Button>
      )}
    </Words>
  )
}

const Box = styled.div`
  display: grid;
`
const Words = styled.div`
  display: grid;
  gap: ${token.space[3]};
  justify-items: start;
  font-size: ${token.fontSize.small};
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: ${token.space[2]};
  inline-size: 100%;
`
