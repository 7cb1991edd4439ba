import type { DraftStoryboard, PlannedScene } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Fragment, type KeyboardEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { media } from '../../../ui/brand/shapes.ts'
import type { Edits } from './edits.ts'
import { hiddenPlaces, placeOf, show } from './edits.ts'
import { HiddenScene } from './hidden-scene.tsx'
import { SceneCard } from './scene-card.tsx'
import { ScenePanel } from './scene-panel.tsx'

interface SceneListProps {
  storyboard: DraftStoryboard
  edits: Edits
  apply: (edits: Edits, group?: string) => void
  /** Moves the photo of a scene to another one. */
  onMove: (from: PlannedScene, to: PlannedScene) => void
}

/**
 * Lists the scenes in order. Tab focuses one scene, arrow keys move between scenes, and Alt with an arrow key moves the photo. The
 * open scene shows its panel below its row.
 */
export function SceneList({ storyboard, edits, apply, onMove }: SceneListProps) {
  const { scenes } = storyboard
  const list = useRef<HTMLOListElement>(null)
  const [focused, setFocused] = useState<string>()
  const [open, setOpen] = useState<string>()
  const [dragged, setDragged] = useState<PlannedScene>()
  const isFound = scenes.some(({ anchor }) => placeOf(anchor) === focused)
  const hidden = hiddenPlaces(edits)

  function focusOn(index: number): void {
    const scene = scenes[index]
    if (!scene) return
    setFocused(placeOf(scene.anchor))
    list.current?.querySelector<HTMLElement>(`[data-scene='${index}']`)?.focus()
  }
  function onKeys(event: KeyboardEvent, index: number): void {
    const step = stepOf(event)
    const scene = scenes[index]
    if (event.key === 'Escape') setOpen(undefined)
    if (step === 0 || !scene) return
    event.preventDefault()
    const target = scenes[Number.isFinite(step) ? index + step : step < 0 ? 0 : scenes.length - 1]
    if (!target) return
    if (event.altKey && scene.photo !== null) onMove(scene, target)
    focusOn(scenes.indexOf(target))
  }
  return (
    <Grid ref={list}>
      {hidden.includes('opening') && (
        <HiddenScene place="opening" onShow={() => apply(show(storyboard, edits, 'opening'))} />
      )}
      {scenes.map((scene, index) => {
        const place = placeOf(scene.anchor)
        return (
          <Fragment key={place}>
            <SceneCard
              scene={scene}
              index={index}
              edits={edits}
              isReached={isFound ? place === focused : index === 0}
              isOpen={place === open}
              panelId={`scene-panel-${index}`}
              onFocus={() => setFocused(place)}
              onKeys={(event) => onKeys(event, index)}
              onOpen={() => setOpen(place === open ? undefined : place)}
              onDrag={(isDragged) => setDragged(isDragged ? scene : undefined)}
              onDrop={dragged && dragged !== scene ? () => onMove(dragged, scene) : undefined}
            />
            {place === open && (
              <PanelPlace id={`scene-panel-${index}`}>
                <ScenePanel
                  key={place}
                  storyboard={storyboard}
                  scene={scene}
                  number={index + 1}
                  before={scenes[index - 1]}
                  after={scenes[index + 1]}
                  edits={edits}
                  apply={apply}
                  onMove={onMove}
                  onClose={() => {
                    setOpen(undefined)
                    focusOn(index)
                  }}
                />
              </PanelPlace>
            )}
          </Fragment>
        )
      })}
      {hidden.includes('end') && <HiddenScene place="end" onShow={() => apply(show(storyboard, edits, 'end'))} />}
    </Grid>
  )
}

/**
 * Returns the number of places that a key moves: left and right by reading direction, up and down by order. Home and End return
 * -Infinity and Infinity.
 */
function stepOf({ key, currentTarget }: KeyboardEvent): number {
  if (key === 'Home') return -Infinity
  if (key === 'End') return Infinity
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
  if (key === 'ArrowRight') return isRightToLeft ? -1 : 1
  if (key === 'ArrowLeft') return isRightToLeft ? 1 : -1
  return { ArrowDown: 1, ArrowUp: -1 }[key] ?? 0
}

const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  grid-auto-flow: dense;
  gap: ${token.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
const PanelPlace = styled.li`
  grid-column: 1 / -1;
  min-inline-size: 0;
`
