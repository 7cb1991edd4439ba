import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import type { SpokenLanguage, Voice } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { languageName } from '../../lib/i18n/language-name.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useVoices } from './queries.ts'
import { useSample } from './use-sample.ts'
import { VoiceRow } from './voice-row.tsx'
import { sampleFaultText } from './voice-texts.ts'

/** More than these are shown when they are asked for. */
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
}

/** The voice of a video. Where there is only the presenter's, it is said and can be heard, and nothing is asked. */
export function VoicePicker({ language, chosenId, avatarId, error, isReplaced, onChoose }: VoicePickerProps) {
  const { t } = useLingui()
  const id = useId()
  const { data: voices, isError } = useVoices(language)
  const sample = useSample()
  const [showsAll, setShowsAll] = useState(false)
  // Without the list the presenter speaks, as before there was one to choose from.
  if (isError) return null
  if (!voices) return <Skeleton height="72px" />
  const isLost = !voices.some((voice) => voice.id === chosenId && voice.fault === null)
  const isOnly = voices.length === 1 && !isLost
  const shown = showsAll ? voices : shortened(voices, chosenId)
  const fault =
    error ??
    (isLost ? t`The voice you chose isn’t available in ${languageName(language)}. Choose another one.` : undefined)
  const rows = shown.map((voice) => (
    <VoiceRow
      key={voice.id}
      voice={voice}
      sample={sample}
      choice={
        isOnly ? undefined : (
          <input
            type="radio"
            name={id}
            checked={voice.id === chosenId}
            disabled={voice.fault !== null || isReplaced}
            onChange={() => onChoose(voice.id)}
          />
        )
      }
      onPlay={playOf(voice)}
    />
  ))

  function playOf({ id: voice, kind }: Voice) {
    if (kind === 'neural') return () => sample.play({ voice, language })
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
      {rows}
      {shown.length < voices.length && (
        <Button variant="ghost" onClick={() => setShowsAll(true)}>
          {plural(voices.length, { one: 'Show # voice', other: 'Show all # voices' })}
        </Button>
      )}
      <div role="status">{sample.fault !== undefined && <Note tone="warn">{sampleFaultText(sample.fault)}</Note>}</div>
    </Group>
  )
}

/** What stays at the bottom of the window does not cover what has just appeared. */
function showWarning(warning: HTMLElement | null): void {
  warning?.scrollIntoView({ block: 'nearest' })
}

/** The first voices, and the chosen one wherever it stands. */
function shortened(voices: readonly Voice[], chosenId: string): readonly Voice[] {
  return voices.filter(({ id }, index) => index < SHOWN_MAX || id === chosenId)
}

const Group = styled.fieldset`
  min-inline-size: 0;
  margin-block-end: ${token.space[4]};
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-block-end: ${token.space[1]};
    font-size: ${token.fontSize.control};
    font-weight: 600;
  }
`
