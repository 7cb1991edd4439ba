import { aimText, digits, isMissed, ratioOf } from './figure.ts'
import { figuresTable } from './print.ts'
import type { Results, Run } from './results.ts'

/** Returns the section of PERFORMANCE.md: the table, what misses its aim, and the runs that the figures come from. */
export function figuresPage(results: Results): string {
  const figures = Object.values(results).flatMap((result) => result.figures)
  const missed = figures.filter(isMissed)
  const short = missed.map((figure) => {
    const ratio = ratioOf(figure) ?? 0
    const measured = figure.peer ? `${digits(ratio)} x` : `${digits(figure.value)} ${figure.unit}`.trim()
    return `- ${figure.what.replace(/^- /, '')}: ${measured}, target: ${aimText(figure)}`
  })
  return [
    figuresTable(figures),
    '## Missed targets',
    short.length > 0 ? short.join('\n') : 'None.',
    '## Runs',
    runsOf(results).join('\n'),
  ].join('\n\n')
}

/** Returns a line for each run, with the groups that it measured. */
function runsOf(results: Results): string[] {
  const runs = Map.groupBy(Object.entries(results), ([, { run }]) => textOf(run))
  return [...runs].map(([text, groups]) => `- ${groups.map(([name]) => `\`${name}\``).join(', ')}: ${text}`)
}

function textOf({ date, commit, machine, load, isQuick }: Run): string {
  const amounts = isQuick ? ', smaller amounts (`--quick`)' : ''
  return `${date}, commit ${commit}, ${machine}, load before it ${load.toFixed(1)}${amounts}`
}
