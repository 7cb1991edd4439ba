import { Trans, useLingui } from '@lingui/react/macro'
import type { SceneLayout } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { X } from '#icons'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { formatCount } from '../../../lib/i18n/format.ts'
import { IconButton } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/inputs.tsx'
import { CameraChoice } from './camera-choice.tsx'
import { changeScene, chooseLayout, choosePhoto, editOf } from './edits.ts'
import { layoutName } from './layout-names.ts'
import { type SceneActionsProps, SceneActions } from './scene-actions.tsx'
import { PhotoChoice } from './photo-choice.tsx'
import { SceneTexts } from './scene-texts.tsx'

interface ScenePanelProps extends SceneActionsProps {
  number: number
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
  const edit = editOf(edits, scene)
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
      {!isFixed && <LayoutChoice {...props} />}
      {photos.length > 0 && (
        <PhotoChoice
          photos={photos}
          chosen={edit?.photo === undefined ? scene.photo : edit.photo}
          onChoose={(photo) => apply(choosePhoto(storyboard, edits, scene, photo))}
        />
      )}
      <CameraChoice
        scene={scene}
        chosen={edit?.camera}
        onChoose={(camera) => apply(changeScene(storyboard, edits, scene, { camera }))}
      />
      <SceneTexts storyboard={storyboard} scene={scene} edits={edits} apply={apply} />
      <SceneActions {...props} />
    </Panel>
  )
}

function LayoutChoice({ storyboard, scene, edits, apply }: SceneActionsProps) {
  const { t } = useLingui()
  const wanted = editOf(edits, scene)?.scene
  const name = layoutName(scene.layout)
  return (
    <Field label={t({ message: 'Layout', comment: 'What a scene of a video shows' })}>
      <Select
        value={wanted ?? AUTOMATIC}
        onChange={({ target }) =>
          apply(chooseLayout(storyboard, edits, scene, (target.value || undefined) as SceneLayout | undefined))
        }
      >
        {/* While the layout is the director's, its name says which one that is. */}
        <option value={AUTOMATIC}>{wanted ? t`Automatic` : t`Automatic (${name})`}</option>
        {scene.layouts.map((layout) => (
          <option key={layout} value={layout}>
            {layoutName(layout)}
          </option>
        ))}
      </Select>
    </Field>
  )
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
