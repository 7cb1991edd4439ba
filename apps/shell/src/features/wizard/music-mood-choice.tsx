import { t } from '@lingui/core/macro'
import type { MusicMood } from '@vitrine/contract'
import { ApiError, call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { Play, Square } from '#icons'
import { useId } from 'react'
import styled from 'styled-components'
import { isolated } from '../../lib/i18n/isolated.ts'
import { useClip } from '../../lib/sound/use-clip.ts'
import { BrandFrameSpinner } from '../../ui/brand/brand-frame-spinner.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { choiceLook } from '../../ui/forms/choice-look.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'

interface MusicMoodChoiceProps {
  mood: MusicMood
  onChoose: (mood: MusicMood) => void
  /** Why the server refused the choice. */
  error?: string | undefined
}

/** The mood of the music: each can be heard before it is chosen. */
export function MusicMoodChoice({ mood, onChoose, error }: MusicMoodChoiceProps) {
  const id = useId()
  const clip = useClip()
  return (
    <Group aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{t`Music mood`}</legend>
      {error && (
        <div id={`${id}-error`} role="alert">
          <Note tone="warn">{error}</Note>
        </div>
      )}
      <Moods>
        {moodOptions().map(({ value, label, text }) => (
          <Mood key={value}>
            <label>
              <input type="radio" name={id} checked={mood === value} onChange={() => onChoose(value)} />
              <span>
                <b>{label}</b>
                {text}
              </span>
            </label>
            <ListenButton
              name={label}
              isPlaying={clip.name === value}
              isLoading={clip.name === value && clip.isLoading === true}
              onPlay={() => clip.play(value, () => sampleOf(value))}
              onStop={clip.stop}
            />
          </Mood>
        ))}
      </Moods>
      <div role="status">{clip.fault !== undefined && <Note tone="warn">{faultText(clip.fault)}</Note>}</div>
    </Group>
  )
}

interface ListenButtonProps {
  name: string
  isPlaying: boolean
  /** Whether the sample is still being loaded. */
  isLoading: boolean
  onPlay: () => void
  onStop: () => void
}

function ListenButton({ name: mood, isPlaying, isLoading, onPlay, onStop }: ListenButtonProps) {
  const name = isolated(mood)
  if (isPlaying)
    return (
      <Button
        variant="ghost"
        aria-label={t`Stop ${name}`}
        aria-busy={isLoading}
        icon={isLoading ? <BrandFrameSpinner /> : <Square size={16} aria-hidden="true" />}
        onClick={onStop}
      >
        {t`Stop`}
      </Button>
    )
  return (
    <Button
      variant="ghost"
      aria-label={t`Listen: ${name}`}
      icon={<Play size={16} aria-hidden="true" />}
      onClick={onPlay}
    >
      {t`Listen`}
    </Button>
  )
}

function moodOptions(): { value: MusicMood; label: string; text: string }[] {
  return [
    { value: 'calm', label: t({ message: 'Calm', context: 'mood of music' }), text: t`Soft pads and a few notes` },
    { value: 'warm', label: t({ message: 'Warm', context: 'mood of music' }), text: t`Slow electric piano` },
    { value: 'bright', label: t({ message: 'Bright', context: 'mood of music' }), text: t`Light bells` },
    { value: 'upbeat', label: t({ message: 'Upbeat', context: 'mood of music' }), text: t`Lively rhythm and bass` },
  ]
}

function faultText(fault: unknown): string {
  if (fault instanceof ApiError && fault.status === 429) return fault.text
  return t`Couldn’t play the music. Try again in a moment.`
}

/** The browser keeps a sample for a day. */
const sampleOf = (mood: MusicMood) => call('GET /api/music/:mood', { params: { mood } })

const Group = styled.fieldset`
  legend {
    padding: 0;
    margin-block-end: ${token.space[1]};
    font-size: ${token.fontSize.control};
    font-weight: 600;
  }
`
const Moods = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${token.space[5]};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Mood = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  label {
    flex: 1;
    display: flex;
    align-items: center;
    gap: ${token.space[3]};
    min-inline-size: 0;
    min-block-size: 52px;
    cursor: pointer;
  }
  ${choiceLook}
`
