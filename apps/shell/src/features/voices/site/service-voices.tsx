import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { SpeechServiceVoice, SpokenLanguage } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Plus } from '#icons'
import styled from 'styled-components'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { formatTook } from '../../../lib/i18n/format.ts'
import { languageName, spokenLanguages } from '../../../lib/i18n/language-name.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, TextInput } from '../../../ui/forms/inputs.tsx'
import { useTestVoice } from './queries.ts'
import { testFaultText } from './service-texts.ts'
import { WrapRow } from '../../../ui/layout/stack.tsx'

const VOICES_MAX = 50
const NEW_VOICE: SpeechServiceVoice = { id: '', name: '', languages: ['en'], gender: null }

interface ServiceVoicesProps {
  voices: readonly SpeechServiceVoice[]
  /** Those that the server knows, which can be tested. */
  saved: readonly SpeechServiceVoice[]
  /** Returns the server's error of a field. */
  fault: (field: string) => string | undefined
  onChange: (voices: SpeechServiceVoice[]) => void
}

/** The voices of a service that customers can choose. */
export function ServiceVoices({ voices, saved, fault, onChange }: ServiceVoicesProps) {
  return (
    <Group>
      <legend>
        <Trans>Voices of the service</Trans>
      </legend>
      {fault('voices') && <Note tone="bad">{fault('voices')}</Note>}
      {voices.map((voice, index) => (
        // Rows have no names of their own while they are typed, and only ever change in their place.
        <VoiceFields
          key={`${voices.length}-${index}`}
          voice={voice}
          isSaved={saved.some(({ id }) => id === voice.id)}
          fault={(field) => fault(`voices.${index}.${field}`)}
          onChange={(patch) => onChange(voices.map((one, other) => (other === index ? { ...one, ...patch } : one)))}
          onRemove={() => onChange(voices.filter((_, other) => other !== index))}
        />
      ))}
      {voices.length < VOICES_MAX && (
        <Button
          variant="soft"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => onChange([...voices, NEW_VOICE])}
        >
          <Trans>Add voice</Trans>
        </Button>
      )}
    </Group>
  )
}

interface VoiceFieldsProps {
  voice: SpeechServiceVoice
  isSaved: boolean
  fault: (field: string) => string | undefined
  onChange: (patch: Partial<SpeechServiceVoice>) => void
  onRemove: () => void
}

function VoiceFields({ voice, isSaved, fault, onChange, onRemove }: VoiceFieldsProps) {
  const toggle = (language: SpokenLanguage, isOn: boolean) =>
    onChange({ languages: isOn ? [...voice.languages, language] : voice.languages.filter((one) => one !== language) })
  return (
    <Box>
      <Pair>
        <Field label={t`Name`} error={fault('name')}>
          <TextInput
            required
            value={voice.name}
            maxLength={40}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
        <Field label={t`Voice ID`} error={fault('id')}>
          <TextInput
            required
            dir="ltr"
            spellCheck={false}
            maxLength={60}
            value={voice.id}
            onChange={({ target }) => onChange({ id: target.value })}
          />
        </Field>
        <Field label={t`Gender`} error={fault('gender')}>
          <Select
            value={voice.gender ?? ''}
            onChange={({ target }) => onChange({ gender: (target.value || null) as SpeechServiceVoice['gender'] })}
          >
            <option value="">{t`Not specified`}</option>
            <option value="female">{t({ message: 'Female', comment: 'A voice' })}</option>
            <option value="male">{t({ message: 'Male', comment: 'A voice' })}</option>
          </Select>
        </Field>
      </Pair>
      <Languages aria-label={t`Languages`}>
        {spokenLanguages.map((language) => (
          <Checkbox
            key={language}
            label={languageName(language)}
            checked={voice.languages.includes(language)}
            onChange={({ currentTarget }) => toggle(language, currentTarget.checked)}
          />
        ))}
      </Languages>
      {fault('languages') && <Note tone="bad">{fault('languages')}</Note>}
      <WrapRow>
        {isSaved && <TestButton voice={voice.id} />}
        <Button variant="ghost" onClick={onRemove}>
          <Trans>Remove voice</Trans>
        </Button>
      </WrapRow>
    </Box>
  )
}

function TestButton({ voice }: { voice: string }) {
  const test = useTestVoice()
  const took = formatTook(test.data?.milliseconds ?? 0)
  return (
    <>
      <Button variant="secondary" busy={test.isPending} busyText={t`Testing...`} onClick={() => test.mutate(voice)}>
        <Trans>Test</Trans>
      </Button>
      <div role="status">
        {test.error && <Note tone="bad">{faultOf(test.error)}</Note>}
        {test.data?.fault && <Note tone="bad">{testFaultText(test.data.fault)}</Note>}
        {test.data && !test.data.fault && <Note tone="ok">{t`The voice responded in ${took}.`}</Note>}
      </div>
    </>
  )
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${token.space[3]};
  legend {
    padding: 0;
    margin-block-end: ${token.space[2]};
    font-weight: 600;
  }
`
const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[2]};
  inline-size: 100%;
  padding: ${token.space[3]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.control};
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
  gap: ${token.space[2]} ${token.space[3]};
`
const Languages = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[4]};
`
