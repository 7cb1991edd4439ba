import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { DraftStoryboard, PlannedScene } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Redo2, RotateCcw, Undo2 } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { hiddenVisually } from '../../../ui/brand/shapes.ts'
import { Button, IconButton } from '../../../ui/controls/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import type { DraftSaver } from '../drafts/saver.ts'
import type { Edits } from './edits.ts'
import { movePhoto } from './edits.ts'
import { useStoryboard } from './queries.ts'
import { formatCount, formatDuration } from '../../../lib/i18n/format.ts'
import { SceneList } from './scene-list.tsx'
import { useEditHistory } from './use-edit-history.ts'
import { Warnings } from './warnings.tsx'
import { SmallText } from '../../../ui/layout/small-text.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'

interface SceneEditorProps {
  saver: Pick<DraftSaver, 'flush' | 'id' | 'version'>
  isSaving: boolean
  edits: Edits
  onChange: (edits: Edits) => void
}

/** A chosen layout is saved at once: its scene is drawn again when the server has it. */
const SAVE_AFTER_MS = 60

/** The scenes as they will be, and every change of them. What is changed is part of the draft and saved with it. */
export function SceneEditor({ saver, isSaving, edits, onChange }: SceneEditorProps) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useStoryboard(saver.id(), saver.version())
  const { apply, undo, redo } = useEditHistory(edits, (next) => {
    onChange(next)
    setTimeout(() => void saver.flush(), SAVE_AFTER_MS)
  })
  const [announced, setAnnounced] = useState('')
  if (!data && error)
    return <ErrorState title={t`Couldn’t load the scenes.`} error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="220px" radius={token.radius.card} />

  function move(storyboard: DraftStoryboard, from: PlannedScene, to: PlannedScene): void {
    apply(movePhoto(storyboard, edits, from, to))
    const number = formatCount(storyboard.scenes.indexOf(to) + 1)
    setAnnounced(t`Photo moved to scene ${number}.`)
  }
  const onKeys = (event: React.KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
    const key = event.key.toLowerCase()
    if (isTyping || !(event.ctrlKey || event.metaKey) || !['y', 'z'].includes(key)) return
    const wanted = key === 'y' || event.shiftKey ? redo : undo
    if (!wanted) return
    event.preventDefault()
    wanted()
    setAnnounced(wanted === redo ? t`Change redone.` : t`Change undone.`)
  }
  return (
    <Stack role="group" aria-label={t`Scenes`} onKeyDown={onKeys}>
      <Toolbar
        storyboard={data}
        isUpdating={isSaving || isFetching}
        undo={undo}
        redo={redo}
        reset={
          edits
            ? () => {
                apply(null)
                setAnnounced(t`All scenes are automatic again.`)
              }
            : undefined
        }
      />
      <Warnings storyboard={data} />
      <SceneList storyboard={data} edits={edits} apply={apply} onMove={(from, to) => move(data, from, to)} />
      <SmallText>
        <Trans>
          Scenes follow the order of your script. To reorder what is shown, move a photo: drag it to another scene, open
          its scene, or press Alt with an arrow key.
        </Trans>
      </SmallText>
      <Announced role="status">{announced}</Announced>
    </Stack>
  )
}

interface ToolbarProps {
  storyboard: DraftStoryboard
  isUpdating: boolean
  /** Undefined where nothing can be undone, redone or reset. */
  undo: (() => void) | undefined
  redo: (() => void) | undefined
  reset: (() => void) | undefined
}

function Toolbar({ storyboard, isUpdating, undo, redo, reset }: ToolbarProps) {
  const { t } = useLingui()
  return (
    <Tools>
      <p>
        <Summary storyboard={storyboard} />
        {isUpdating && (
          <span>
            <Trans>Updating...</Trans>
          </span>
        )}
      </p>
      <div>
        <IconButton label={t`Undo`} disabled={!undo} onClick={undo}>
          <Undo2 size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={t`Redo`} disabled={!redo} onClick={redo}>
          <Redo2 size={18} aria-hidden="true" />
        </IconButton>
        <Button variant="ghost" icon={<RotateCcw size={16} aria-hidden="true" />} disabled={!reset} onClick={reset}>
          <Trans>Make all automatic</Trans>
        </Button>
      </div>
    </Tools>
  )
}

function Summary({ storyboard: { scenes, durationSeconds } }: { storyboard: DraftStoryboard }) {
  const count = plural(scenes.length, { one: '# scene', other: '# scenes' })
  const length = formatDuration(durationSeconds)
  return (
    <Trans comment="12 scenes, about 0:45">
      {count}, about {length}
    </Trans>
  )
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};
  font-size: ${token.fontSize.small};
  > div {
    display: flex;
    align-items: center;
  }
  p span {
    margin-inline-start: ${token.space[2]};
    color: ${token.textMuted};
  }
`
const Announced = styled.p`
  ${hiddenVisually}
`
