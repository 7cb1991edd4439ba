import { restStep, timelineOf } from './timeline.ts'
import type { Step, Timeline } from './timeline.ts'

/** A timeline as it travels in a message: the same columns, as plain numbers. */
export type SentTimeline = Record<string, number[]>

const COLUMNS = Object.keys(restStep) as (keyof Step)[]

export function sentTimeline(timeline: Timeline): SentTimeline {
  return Object.fromEntries(COLUMNS.map((name) => [name, Array.from(timeline[name])]))
}

/** The timeline again. A column that did not come along rests. */
export function receivedTimeline(sent: SentTimeline): Timeline {
  const count = Math.max(0, ...COLUMNS.map((name) => sent[name]?.length ?? 0))
  const stepOf = (index: number) =>
    Object.fromEntries(COLUMNS.map((name) => [name, sent[name]?.[index] ?? restStep[name]])) as unknown as Step
  return timelineOf(Array.from({ length: count }, (_, index) => stepOf(index)))
}
