import { Trans, useLingui } from '@lingui/react/macro'
import type { DraftStoryboard, PlannedScene, SceneLayout } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { ArrowLeft, ArrowRight, EyeOff, Merge, RotateCcw, Scissors, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { formatCount } from '../../../lib/i18n/format.ts'
import { Button, IconButton } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/inputs.tsx'
import type { Edits } from './edits.ts'
import { chooseLayout, choosePhoto, cutAt, editOf, hide, isEdited, joinBefore, placeOf, resetScene } from './edits.ts'
import { layoutName } from './layout-names.ts'
import { PhotoChoice } from './photo-choice.tsx'
import { SceneTexts } from './scene-texts.tsx'

interface ScenePanelProps {
  storyboard: DraftStoryboard
  scene: PlannedScene
  number: number
  before: PlannedScene | undefined
  after: PlannedScene | undefined
  edits: Edits
  apply: (edits: Edits, group?: string) => void
  onMove: (from: PlannedScene, to: PlannedScene) => void
  onClose: () => void
}

const AUTOMATIC = ''

/** Everything that can be changed about a scene. */
export function ScenePanel(props: ScenePanelProps) {
  const { storyboard, scene, edits, apply, onClose } = props
  const number = formatCount(props.number)
  const { t } = useLingui()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const wished = editOf(edits, scene)
  const isFixed = scene.anchor.place !== 'sentence'
  const { photos } = storyboard
  return (
    <Panel aria-label={t`Scene ${number}`} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <Head>
        <h3 ref={title} tabIndex={-1}>
          <Trans>Scene {number}</Trans>
        </h3>
        <IconButton label={t`Close`} onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </Head>
      {scene.words && (
        <p>
          <q dir="auto">{scene.words}</q>
        </p>
      )}
      {!isFixed && (
        <Field label={t({ message: 'Layout', comment: 'What a scene of a video shows' })}>
          <Select
            value={wished?.scene ?? AUTOMATIC}
            onChange={({ target }) =>
              apply(chooseLayout(storyboard, edits, scene, (target.value || undefined) as SceneLayout | undefined))
            }
          >
            <option value={AUTOMATIC}>{automaticLabel(scene, wished?.scene)}</option>
            {scene.layouts.map((layout) => (
              <option key={layout} value={layout}>
                {layoutName(layout)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {photos.length > 0 && (
        <PhotoChoice
          photos={photos}
          chosen={wished?.photo === undefined ? scene.photo : wished.photo}
          onChoose={(photo) => apply(choosePhoto(storyboard, edits, scene, photo))}
        />
      )}
      <SceneTexts storyboard={storyboard} scene={scene} edits={edits} apply={apply} />
      <Actions {...props} isChanged={isEdited(edits, scene)} />
    </Panel>
  )

  /** While the layout is the director's, its name says which one that is. */
  function automaticLabel({ layout }: PlannedScene, wanted: SceneLayout | undefined): string {
    const name = layoutName(layout)
    return wanted ? t`Automatic` : t`Automatic (${name})`
  }
}

function Actions({
  storyboard,
  scene,
  before,
  after,
  edits,
  apply,
  onMove,
  isChanged,
}: ScenePanelProps & { isChanged: boolean }) {
  const { t } = useLingui()
  const isFixed = scene.anchor.place !== 'sentence'
  return (
    <Buttons>
      {scene.photo !== null && before && (
        <Button
          variant="secondary"
          icon={<ArrowLeft size={16} aria-hidden="true" data-mirrored />}
          onClick={() => onMove(scene, before)}
        >
          <Trans>Move photo to previous scene</Trans>
        </Button>
      )}
      {scene.photo !== null && after && (
        <Button
          variant="secondary"
          icon={<ArrowRight size={16} aria-hidden="true" data-mirrored />}
          onClick={() => onMove(scene, after)}
        >
          <Trans>Move photo to next scene</Trans>
        </Button>
      )}
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
          <Trans>Join with previous scene</Trans>
        </Button>
      )}
      {isFixed && (
        <Button
          variant="secondary"
          icon={<EyeOff size={16} aria-hidden="true" />}
          onClick={() => apply(hide(storyboard, edits, scene))}
        >
          {scene.anchor.place === 'opening' ? <Trans>Hide opening</Trans> : <Trans>Hide end card</Trans>}
        </Button>
      )}
      {isChanged && (
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

const SHOWN_CHARACTERS = 24

function shortened(words: string): string {
  return words.length > SHOWN_CHARACTERS ? `${words.slice(0, SHOWN_CHARACTERS).trim()}...` : words
}

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  padding: ${token.space[4]};
  border: 1px solid ${token.primaryEdge};
  border-radius: ${token.radius.control};
  background: ${token.surface2};
  /* Clear of the bars at both ends of the window. */
  scroll-margin-block: 90px 110px;
  q {
    font-size: ${token.fontSize.control};
    color: ${token.textMuted};
    overflow-wrap: anywhere;
  }
`
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  h3 {
    font-size: ${token.fontSize.body};
  }
  h3:focus-visible {
    outline: none;
  }
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  [dir='rtl'] & [data-mirrored] {
    scale: -1 1;
  }
`
