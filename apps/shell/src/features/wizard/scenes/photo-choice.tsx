import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { DraftStoryboard } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { ImageOff } from '#icons'
import { useId } from 'react'
import styled from 'styled-components'
import { formatCount } from '../../../lib/i18n/format.ts'
import { hiddenVisually } from '../../../ui/brand/shapes.ts'

interface PhotoChoiceProps {
  photos: DraftStoryboard['photos']
  chosen: string | null
  onChoose: (photo: string | null) => void
}

/** The photo of a scene, as pictures; also none. */
export function PhotoChoice({ photos, chosen, onChoose }: PhotoChoiceProps) {
  const name = useId()
  return (
    <Group>
      <legend>
        <Trans>Photo</Trans>
      </legend>
      <Thumbs>
        <Thumb title={t`No photo`}>
          <input
            type="radio"
            name={name}
            aria-label={t`No photo`}
            checked={chosen === null}
            onChange={() => onChoose(null)}
          />
          <ImageOff size={20} aria-hidden="true" />
        </Thumb>
        {photos.map(({ id, url, caption }, index) => {
          const number = formatCount(index + 1)
          const label = caption ?? t`Photo ${number}`
          return (
            <Thumb key={id} title={label}>
              <input
                type="radio"
                name={name}
                aria-label={label}
                checked={chosen === id}
                onChange={() => onChoose(id)}
              />
              <img src={url} alt="" loading="lazy" />
            </Thumb>
          )
        })}
      </Thumbs>
    </Group>
  )
}

const Group = styled.fieldset`
  legend {
    margin-block-end: ${token.space[2]};
    padding: 0;
    font-size: ${token.fontSize.control};
    font-weight: 600;
  }
`
const Thumbs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`
const Thumb = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 76px;
  block-size: 54px;
  overflow: hidden;
  border: 1px solid ${token.borderControl};
  border-radius: ${token.radius.tag};
  background: ${token.surface};
  color: ${token.textMuted};
  cursor: pointer;
  input {
    ${hiddenVisually}
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &:has(:checked) {
    border-color: ${token.primaryEdge};
    box-shadow: 0 0 0 2px ${token.primaryEdge};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token.focus};
    outline-offset: 3px;
  }
`
