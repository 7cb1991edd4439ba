import { restStep, timelineOf } from './timeline.ts'
import type { Step, Timeline } from './timeline.ts'

/** A timeline as JSON: its columns as arrays. */
export type TimelineJson = Record<string, number[]>

const COLUMNS = Object.keys(restStep) as (keyof Step)[]

export function timelineToJson(timeline: Timeline): TimelineJson {
  return Object.fromEntries(COLUMNS.map((name) => [name, Array.from(timeline[name])]))
}

/** Parses a timeline. Missing columns get the values of rest. */
export function timelineFromJson(sent: TimelineJson): Timeline {
  const count = Math.max(0, ...COLUMNS.map((name) => sent[name]?.length ?? 0))
  const stepOf = (index: number) =>
    Object.fromEntries(COLUMNS.map((name) => [name, sent[name]?.[index] ?? restStep[name]])) as unknown as Step
  return timelineOf(Array.from({ length: count }, (_, index) => stepOf(index)))
}
