import { type Figure, cellsOf, isMissed } from './figure.ts'

const HEADS = ['what', 'measured', 'peer or limit', 'ratio']

/** Prints figures as a table. `!` marks those that miss their aim. */
export function printFigures(figures: readonly Figure[]): void {
  const rows = [HEADS, ...figures.map((figure) => cellsOf(figure))]
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const [index, row] of rows.entries()) {
    const figure = figures[index - 1]
    const mark = figure && isMissed(figure) ? '! ' : '  '
    console.log(
      mark +
        row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
    )
  }
}

/** Returns figures as a table in Markdown. Those that miss their aim are bold. */
export function figuresTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const [what, measured, against, ratio] = cellsOf(figure)
    return [what, measured, against, isMissed(figure) ? `**${ratio}**` : ratio]
  })
  return [HEADS, HEADS.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
