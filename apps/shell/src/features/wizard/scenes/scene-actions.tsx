import { Trans, useLingui } from '@lingui/react/macro'
import type { DraftStoryboard, PlannedScene } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { ArrowLeft, ArrowRight, EyeOff, Merge, RotateCcw, Scissors } from '#icons'
import styled from 'styled-components'
import { Button } from '../../../ui/controls/button.tsx'
import type { Edits } from './edits.ts'
import { cutAt, hide, isEdited, joinBefore, placeOf, resetScene } from './edits.ts'

export interface SceneActionsProps {
  storyboard: DraftStoryboard
  scene: PlannedScene
  before: PlannedScene | undefined
  after: PlannedScene | undefined
  edits: Edits
  apply: (edits: Edits, group?: string) => void
  /** Moves the photo of a scene to another one. */
  onMove: (from: PlannedScene, to: PlannedScene) => void
}

/** Buttons for actions on a whole scene. */
export function SceneActions(props: SceneActionsProps) {
  const { storyboard, scene, edits, apply } = props
  const { place } = scene.anchor
  return (
    <Buttons>
      {scene.photo !== null && <PhotoMoves {...props} />}
      <Cuts {...props} />
      {place !== 'sentence' && (
        <Button
          variant="secondary"
          icon={<EyeOff size={16} aria-hidden="true" />}
          onClick={() => apply(hide(storyboard, edits, scene))}
        >
          {place === 'opening' ? <Trans>Hide opening</Trans> : <Trans>Hide end card</Trans>}
        </Button>
      )}
      {isEdited(edits, scene) && (
        <Button
          variant="ghost"
          icon={<RotateCcw size={16} aria-hidden="true" />}
          onClick={() => apply(resetScene(storyboard, edits, scene))}
        >
          <Trans>Make automatic</Trans>
        </Button>
      )}
    </Buttons>
  )
}

function PhotoMoves({ scene, before, after, onMove }: SceneActionsProps) {
  return (
    <>
      {before && (
        <Button
          variant="secondary"
          icon={<ArrowLeft size={16} aria-hidden="true" data-mirrored />}
          onClick={() => onMove(scene, before)}
        >
          <Trans>Move photo to previous scene</Trans>
        </Button>
      )}
      {after && (
        <Button
          variant="secondary"
          icon={<ArrowRight size={16} aria-hidden="true" data-mirrored />}
          onClick={() => onMove(scene, after)}
        >
          <Trans>Move photo to next scene</Trans>
        </Button>
      )}
    </>
  )
}

function Cuts({ storyboard, scene, edits, apply }: SceneActionsProps) {
  const { t } = useLingui()
  return (
    <>
      {scene.cuts.map((anchor) => {
        const words = anchor.place === 'sentence' && anchor.part === 0 ? anchor.words : ''
        return (
          <Button
            key={placeOf(anchor)}
            variant="secondary"
            icon={<Scissors size={16} aria-hidden="true" />}
            onClick={() => apply(cutAt(storyboard, edits, anchor))}
          >
            {words ? t`Split before “${shortened(words)}”` : t`Split in two`}
          </Button>
        )
      })}
      {scene.canJoin && (
        <Button
          variant="secondary"
          icon={<Merge size={16} aria-hidden="true" />}
          onClick={() => apply(joinBefore(storyboard, edits, scene))}
        >
          <Trans>Merge with previous scene</Trans>
        </Button>
      )}
    </>
  )
}

const SHOWN_CHARACTERS = 24

function shortened(words: string): string {
  return words.length > SHOWN_CHARACTERS ? `${words.slice(0, SHOWN_CHARACTERS).trim()}...` : words
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  [dir='rtl'] & [data-mirrored] {
    scale: -1 1;
  }
`
