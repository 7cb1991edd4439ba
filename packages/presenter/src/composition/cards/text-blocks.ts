import type { TextBlock } from './text-stack.ts'
import { typeOf } from './stage.ts'
import type { Stage } from './stage.ts'

type Choice = Partial<TextBlock> & Pick<TextBlock, 'place' | 'text'>

/** Large letters: a title, a claim, a name. */
export function headlineBlock(stage: Stage, size: number, choice: Choice): TextBlock {
  const { fonts, palette } = stage
  const { least } = typeOf(stage)
  return {
    size,
    least,
    lines: 2,
    linesMax: 3,
    font: fonts.display,
    colour: palette.pageText,
    leading: 1.14,
    gap: 0,
    ...choice,
  }
}

/** Letters of rows, second lines and contacts. */
export function bodyBlock(stage: Stage, weight: 500 | 600 | 700, choice: Choice): TextBlock {
  const { fonts, palette } = stage
  const { body, least } = typeOf(stage)
  const font = (size: number) => fonts.text(size, weight)
  return { size: body, least, lines: 1, linesMax: 2, font, colour: palette.pageText, gap: 12, ...choice }
}
