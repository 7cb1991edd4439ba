import { digits } from '../bench/table/figure.ts'
import type { Results } from '../bench/table/results.ts'
import { replaceSection } from '../bench/table/section.ts'
import { assumed, assumptions } from './assumptions.ts'
import { costsOf } from './costs.ts'
import { type Limit, type Scale, capacityOf } from './model.ts'

const PAGE = 'docs/CAPACITY.md'
const LARGEST: Scale = { partners: 10_000, people: 1_000_000, videosPerMonth: 15_000_000 }
const SCALES: Scale[] = [100, 10, 1].map((part) => ({
  partners: LARGEST.partners / part,
  people: LARGEST.people / part,
  videosPerMonth: LARGEST.videosPerMonth / part,
}))

/** Writes what the model says of these results into the page. */
export function writeCapacity(results: Results): void {
  replaceSection(PAGE, 'capacity', capacityPage(results))
}

/** Returns the section of CAPACITY.md. */
export function capacityPage(results: Results): string {
  const costs = costsOf(results)
  const all = SCALES.map((scale) => ({ scale, needs: capacityOf(scale, costs, assumed()) }))
  type Column = (typeof all)[number]
  const row = (what: string, read: (one: Column) => string) => [what, ...all.map(read)]
  const dollars = (value: number) => `$${digits(value)}`
  const terabytes = (bytes: number) => `${digits(bytes / 1e12)} TB`
  const largest = all.at(-1)
  if (!largest) return ''
  const [first] = largest.needs.limits
  return [
    table([
      row('', ({ scale }) => `${digits(scale.partners)} partners`),
      row('people', ({ scale }) => digits(scale.people)),
      row('videos a month', ({ scale }) => digits(scale.videosPerMonth)),
      row('videos a second, average and peak', ({ needs: { perSecond } }) =>
        pair(perSecond.videos, perSecond.videosAtPeak),
      ),
      row('requests a second, peak', ({ needs }) => digits(needs.perSecond.requestsAtPeak)),
      row('web nodes', ({ needs }) => digits(needs.nodes.web)),
      row('worker nodes', ({ needs }) => digits(needs.nodes.worker)),
      row('processors of the database, peak', ({ needs }) => digits(needs.database.coresAtPeak)),
      row('statements a second for videos, peak', ({ needs }) => digits(needs.perSecond.statementsAtPeak)),
      row('log of the database a second, peak', ({ needs }) => `${digits(needs.database.logBytesAtPeak / 1e6)} MB`),
      row('size of the database', ({ needs }) => terabytes(needs.database.bytes)),
      row('its growth a month', ({ needs }) => terabytes(needs.database.bytesPerMonth)),
      row('media a month', ({ needs }) => terabytes(needs.mediaBytesPerMonth)),
      row('processors a month', ({ needs }) => dollars(needs.money.processors)),
      row('storage a month', ({ needs }) => dollars(needs.money.storage)),
      row('traffic a month', ({ needs }) => dollars(needs.money.traffic)),
    ]),
    `The render of a video minute costs ${digits(costs.renderCpuPerMinute)} s of processor time: ` +
      `$${largest.needs.money.renderOfAMinute.toFixed(6)}.`,
    '## The first limit',
    `Limits of one database server with ${digits(largest.scale.partners)} partners. ${first ? sentenceOf(first) : ''}`,
    table([
      ['limit', 'at the peak', 'one server', 'share'],
      ...largest.needs.limits.map(({ what, used, most, unit, share }) => {
        return [what, `${digits(used)} ${unit}`, `${digits(most)} ${unit}`, `${digits(share * 100)} %`]
      }),
    ]),
    '## Assumptions',
    'Not measured. Another value within the range changes the result in proportion.',
    table([
      ['assumption', 'value', 'range'],
      ...Object.values(assumptions).map(({ what, value, least, most, unit }) => {
        return [what, `${value} ${unit}`.trim(), `${least} to ${most}`]
      }),
    ]),
  ].join('\n\n')
}

function sentenceOf({ what, share }: Limit): string {
  return share > 1
    ? `The first one reached: ${what}, with ${digits(100 / share)} % of these partners.`
    : `One server is enough. The nearest limit: ${what}, of which ${digits(share * 100)} % is used.`
}

function pair(one: number, other: number): string {
  return `${digits(one)}, ${digits(other)}`
}

function table([head = [], ...rows]: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
