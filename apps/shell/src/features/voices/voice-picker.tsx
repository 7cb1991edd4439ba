import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import type { SpokenLanguage, VideoSound, Voice } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { type ComponentProps, useId, useState } from 'react'
import styled from 'styled-components'
import { languageInSentence } from '../../lib/i18n/language-name.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/inputs.tsx'
import { useVoices } from './queries.ts'
import { useSample } from './use-sample.ts'
import { VoiceRow } from './voice-row.tsx'
import { sampleFaultText } from './voice-texts.ts'

/** The number of voices shown before the list is expanded. */
const SHOWN_MAX = 6

interface VoicePickerProps {
  language: SpokenLanguage
  chosenId: string
  /** The presenter, whose voice the built-in one is. */
  avatarId: string | null
  /** Why the server refused the choice. */
  error: string | undefined
  /** A recording is heard instead. */
  isReplaced: boolean
  onChoose: (id: string) => void
  /** Behaviour while an online voice is unavailable. */
  whenUnavailable: WhenUnavailable
  onWhenUnavailable: (whenUnavailable: WhenUnavailable) => void
}

type WhenUnavailable = VideoSound['whenVoiceUnavailable']

/** A choice of the video's voice. When there is only the presenter's, it is named and can be played, without a choice. */
export function VoicePicker({
  language,
  chosenId,
  avatarId,
  error,
  isReplaced,
  onChoose,
  whenUnavailable,
  onWhenUnavailable,
}: VoicePickerProps) {
  const { t } = useLingui()
  const id = useId()
  const { data: voices, isError } = useVoices(language)
  const sample = useSample()
  const [showsAll, setShowsAll] = useState(false)
  // Without the list the presenter's own voice is used.
  if (isError) return null
  if (!voices) return <Skeleton height="72px" />
  const chosen = voices.find((voice) => voice.id === chosenId)
  const isLost = chosen?.fault !== null
  const isOnly = voices.length === 1 && !isLost
  const shown = showsAll ? voices : shortened(voices, chosenId)
  const fault =
    error ??
    (isLost
      ? t`The voice you chose isn’t available in ${languageInSentence(language)}. Choose another one.`
      : undefined)
  function choiceOf(voice: Voice) {
    const isDisabled = voice.fault !== null || isReplaced
    return <Radio name={id} checked={voice.id === chosenId} disabled={isDisabled} onChange={() => onChoose(voice.id)} />
  }

  function playOf({ id: voice, kind }: Voice) {
    if (kind !== 'built-in') return () => sample.play({ voice, language })
    return avatarId ? () => sample.play({ voice, language, avatarId }) : undefined
  }

  return (
    <Group aria-describedby={fault && !isReplaced ? `${id}-fault` : undefined}>
      <legend>{t`Voice`}</legend>
      {fault && !isReplaced && (
        <div id={`${id}-fault`} role="alert" ref={showWarning}>
          <Note tone="warn">{fault}</Note>
        </div>
      )}
      {shown.map((voice) => (
        <VoiceRow
          key={voice.id}
          voice={voice}
          sample={sample}
          choice={isOnly ? undefined : choiceOf(voice)}
          onPlay={playOf(voice)}
        />
      ))}
      {shown.length < voices.length && (
        <Button variant="ghost" onClick={() => setShowsAll(true)}>
          {plural(voices.length, { one: 'Show # voice', other: 'Show all # voices' })}
        </Button>
      )}
      {chosen?.kind === 'remote' && !isReplaced && <OnlineVoice when={whenUnavailable} onChange={onWhenUnavailable} />}
      <div role="status">{sample.fault !== undefined && <Note tone="warn">{sampleFaultText(sample.fault)}</Note>}</div>
    </Group>
  )
}

function Radio(props: Pick<ComponentProps<'input'>, 'checked' | 'disabled' | 'name' | 'onChange'>) {
  return <input type="radio" {...props} />
}

interface OnlineVoiceProps {
  when: WhenUnavailable
  onChange: (when: WhenUnavailable) => void
}

/** Says that an online voice receives the script, and lets people choose what videos do while it is unavailable. */
function OnlineVoice({ when, onChange }: OnlineVoiceProps) {
  const { t } = useLingui()
  return (
    <Field
      label={t`If the voice is unavailable`}
      hint={t`Online voices come from an external service, which receives your script.`}
    >
      <Select value={when} onChange={({ target }) => onChange(target.value as WhenUnavailable)}>
        <option value="wait">{t`Wait up to a day`}</option>
        <option value="presenter">{t`Use the presenter’s voice`}</option>
      </Select>
    </Field>
  )
}

/** Scrolls a new warning out from under the bar at the bottom of the window. */
function showWarning(warning: HTMLElement | null): void {
  warning?.scrollIntoView({ block: 'nearest' })
}

/** Returns the first voices, and the chosen one even where it is further down. */
function shortened(voices: readonly Voice[], chosenId: string): readonly Voice[] {
  return voices.filter(({ id }, index) => index < SHOWN_MAX || id === chosenId)
}

const Group = styled.fieldset`
  margin-block-end: ${token.space[4]};
  legend {
    padding: 0;
    margin-block-end: ${token.space[1]};
    font-size: ${token.fontSize.control};
    font-weight: 600;
  }
`
