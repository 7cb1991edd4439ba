import { useLingui } from '@lingui/react/macro'
import type { PlannedScene } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import styled from 'styled-components'
import { formatCount, formatDuration } from '../../../lib/i18n/format.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import type { Edits } from './edits.ts'
import { isEdited } from './edits.ts'
import { layoutName } from './layout-names.ts'
import { ScenePicture } from './scene-picture.tsx'

interface SceneCardProps {
  scene: PlannedScene
  index: number
  edits: Edits
  /** Whether Tab leads here. */
  isReached: boolean
  isOpen: boolean
  panelId: string
  onFocus: () => void
  onKeys: (event: KeyboardEvent) => void
  onOpen: () => void
  /** The photo of this scene is being dragged, or no longer. */
  onDrag: (isDragged: boolean) => void
  /** Takes the photo that is being dragged; undefined where none can come. */
  onDrop: (() => void) | undefined
}

/** A scene as it will look: picture, layout, length and words. */
export function SceneCard({ scene, index, edits, isReached, isOpen, panelId, ...on }: SceneCardProps) {
  const { t } = useLingui()
  const [isTarget, setTarget] = useState(false)
  const { layout, startSeconds, durationSeconds, words, photo, pictureUrl } = scene
  const number = formatCount(index + 1)
  const seconds = formatCount(Math.round(durationSeconds))
  const start = formatDuration(startSeconds)
  const name = layoutName(layout)
  function overTarget(event: DragEvent): void {
    if (!on.onDrop) return
    event.preventDefault()
    setTarget(true)
  }
  return (
    <li>
      <Body
        type="button"
        data-scene={index}
        data-target={isTarget || undefined}
        tabIndex={isReached ? 0 : -1}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-keyshortcuts={photo === null ? undefined : 'Alt+ArrowLeft Alt+ArrowRight'}
        draggable={photo !== null}
        onFocus={on.onFocus}
        onKeyDown={on.onKeys}
        onClick={on.onOpen}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', number)
          on.onDrag(true)
        }}
        onDragEnd={() => on.onDrag(false)}
        onDragOver={overTarget}
        onDragLeave={() => setTarget(false)}
        onDrop={(event) => {
          event.preventDefault()
          setTarget(false)
          on.onDrop?.()
        }}
      >
        <ScenePicture url={pictureUrl} />
        <Line $isOneRow>
          <b>{number}</b>
          <span>{name}</span>
        </Line>
        <Line>
          <small>{t`${start}, ${seconds} s`}</small>
          {isEdited(edits, scene) && <Badge tone="brand">{t`Changed`}</Badge>}
        </Line>
        {words && <Words dir="auto">{words}</Words>}
      </Body>
    </li>
  )
}

const Body = styled.button`
  display: grid;
  align-content: start;
  gap: ${token.space[1]};
  inline-size: 100%;
  block-size: 100%;
  padding: ${token.space[2]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.control};
  background: ${token.surface};
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${token.hover};
  }
  &[aria-expanded='true'],
  &[data-target] {
    border-color: ${token.primaryEdge};
    background: ${token.primarySubtle};
    box-shadow: inset 0 0 0 1px ${token.primaryEdge};
  }
  &[data-target] {
    border-style: dashed;
  }
  &:focus-visible {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
    border-radius: ${token.radius.control};
  }
`
const Line = styled.span<{ $isOneRow?: boolean }>`
  display: flex;
  flex-wrap: ${({ $isOneRow }) => ($isOneRow ? 'nowrap' : 'wrap')};
  align-items: ${({ $isOneRow }) => ($isOneRow ? 'baseline' : 'center')};
  gap: ${token.space[1]} ${token.space[2]};
  min-inline-size: 0;
  font-size: ${token.fontSize.small};
  line-height: 1.35;
  small {
    font-size: ${token.fontSize.badge};
    color: ${token.textMuted};
  }
  span {
    min-inline-size: 0;
    font-weight: 600;
  }
`
const Words = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${token.fontSize.badge};
  line-height: 1.4;
  color: ${token.textMuted};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
