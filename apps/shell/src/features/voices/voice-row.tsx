import { useLingui } from '@lingui/react/macro'
import type { Voice } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Play, Square, Star } from '#icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { isolated } from '../../lib/i18n/isolated.ts'
import { BrandFrameSpinner } from '../../ui/brand/brand-frame-spinner.tsx'
import { IconButton } from '../../ui/controls/button.tsx'
import { choiceLook } from '../../ui/forms/choice-look.ts'
import { useFavorite } from './queries.ts'
import type { Sample } from './use-sample.ts'
import { describe, nameOf, priceText, unavailableText } from './voice-texts.ts'

interface VoiceRowProps {
  voice: Voice
  /** The control that chooses the voice; none where it is the only one. */
  choice?: ReactNode
  sample: Sample
  /** Undefined where no sample can be heard. */
  onPlay: (() => void) | undefined
}

/** A voice with what it sounds like, its sample, and its star. */
export function VoiceRow({ voice, choice, sample, onPlay }: VoiceRowProps) {
  const Label = choice ? 'label' : 'div'
  return (
    <Row $isDisabled={voice.fault !== null}>
      <Label>
        {choice}
        <span>
          <b>
            <bdi>{nameOf(voice)}</bdi>
          </b>
          {voice.fault ? unavailableText(voice.fault) : [describe(voice), priceText(voice)].filter(Boolean).join(' · ')}
        </span>
      </Label>
      {onPlay && !voice.fault && <PlayButton voice={voice} sample={sample} onPlay={onPlay} />}
      {choice && <FavoriteButton voice={voice} />}
    </Row>
  )
}

function PlayButton({ voice, sample, onPlay }: { voice: Voice; sample: Sample; onPlay: () => void }) {
  const { t } = useLingui()
  const name = isolated(nameOf(voice))
  const isCurrent = sample.voice === voice.id
  if (isCurrent && sample.isLoading)
    return (
      <IconButton label={t`Loading the sample of ${name}`} aria-busy onClick={sample.stop}>
        <BrandFrameSpinner />
      </IconButton>
    )
  return isCurrent ? (
    <IconButton label={t`Stop ${name}`} onClick={sample.stop}>
      <Square size={18} aria-hidden="true" />
    </IconButton>
  ) : (
    <IconButton label={t`Play a sample of ${name}`} onClick={onPlay}>
      <Play size={18} aria-hidden="true" />
    </IconButton>
  )
}

function FavoriteButton({ voice }: { voice: Voice }) {
  const { t } = useLingui()
  const favorite = useFavorite()
  const name = isolated(nameOf(voice))
  const { id, isFavourite } = voice
  return (
    <IconButton
      label={t`Favorite: ${name}`}
      aria-pressed={isFavourite}
      onClick={() => favorite.mutate({ id, isFavourite: !isFavourite })}
    >
      <Star size={18} aria-hidden="true" fill={isFavourite ? 'currentcolor' : 'none'} />
    </IconButton>
  )
}

const Row = styled.div<{ $isDisabled: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token.space[1]};
  padding-block: ${token.space[1]};
  > :first-child {
    flex: 1;
    display: flex;
    align-items: center;
    gap: ${token.space[3]};
    min-inline-size: 0;
    min-block-size: 44px;
    cursor: ${({ $isDisabled }) => ($isDisabled ? 'default' : 'pointer')};
  }
  > div:first-child {
    cursor: default;
  }
  ${choiceLook}
  b {
    color: ${({ $isDisabled }) => ($isDisabled ? token.textMuted : token.text)};
  }
`
