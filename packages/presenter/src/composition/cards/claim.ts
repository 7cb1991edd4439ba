import { visibleOn } from '../palette.ts'
import { ACCENT_BAR, drawAccentBar } from './accent-bar.ts'
import { drawBrandSign, signWidth } from './brand-sign.ts'
import { CARD_PLACES } from './card-places.ts'
import { bodyBlock, headlineBlock } from './text-blocks.ts'
import { boxOfPlaced, drawPlaced, stackTexts } from './text-stack.ts'
import { typeOf } from './stage.ts'
import type { Card, Stage } from './stage.ts'

const BAR_GAP = 22

/**
 * Returns the card with a headline beside the presenter, an accent bar and one muted line. The words are in the middle of
 * their room, which reaches down to the margin beside the arch when nothing is written below, neither captions nor a name tag.
 */
export function claimCard(
  stage: Stage,
  { headline = '', line = '', hasWordsBelow = true }: { headline?: string; line?: string; hasWordsBelow?: boolean },
  room = CARD_PLACES[stage.shape].claim,
): Card {
  const { palette } = stage
  const { headline: size, margins } = typeOf(stage)
  const stack = stackTexts(
    stage,
    [
      headlineBlock(stage, size, {
        place: 'headline',
        text: headline,
        lines: 3,
        linesMax: 4,
        below: BAR_GAP + ACCENT_BAR.height,
      }),
      bodyBlock(stage, 500, {
        place: 'line',
        text: line,
        colour: palette.muted,
        gap: 20,
        lines: 2,
        linesMax: 3,
        leaveOut: 1,
      }),
    ],
    room,
  )
  const isBeside = room.width < stage.width - 2 * margins.side
  const bottom = isBeside && !hasWordsBelow ? stage.height - margins.bottom : room.y + room.height
  const place = { ...room, y: room.y + Math.max(0, bottom - room.y - stack.height) / 2 }
  const first = stack.placed.find(({ block }) => block.place === 'headline')
  return {
    boxes: stack.placed.map((placed) => boxOfPlaced(stage, placed, place)),
    warnings: stack.warnings,
    built: 0,
    changed: () => [],
    drawGround(canvas) {
      drawBrandSign(canvas, stage, {
        x: margins.side,
        middle: margins.top + 26,
        width: signWidth(stage, place),
        ground: 'page',
      })
    },
    draw(canvas) {
      for (const placed of stack.placed) drawPlaced(canvas, stage, placed, place)
      if (!first) return
      const bar = { x: place.x, y: place.y + first.box.height + BAR_GAP, ...ACCENT_BAR }
      drawAccentBar(canvas, stage, bar, visibleOn(palette.page, palette.accent, palette.pageText))
    },
  }
}
