import type { Batch, BatchCheck, ImportCheck, PeopleImport } from '@vitrine/contract'
import type { ComponentProps, ReactNode } from 'react'
import type { StatStrip } from '../data/stat-strip.tsx'
import type { ImportQueries } from './queries.ts'

export type ImportedTable = Batch | PeopleImport
export type DryRun = BatchCheck | ImportCheck
type Stats = ComponentProps<typeof StatStrip>['stats']

/** What an import of one kind says at each step. */
interface ImportWords {
  /** What the list of steps is, for screen readers. */
  way: string
  steps: string[]
  upload: { title: string; text: string; fileLabel: string; limits: string }
  check: { title: string; faults: string; row: string }
  running: { title: string; cancel: string; question: string; consequence: string; keep: string }
  /** `left` says what to do with the rows that were not imported. */
  result: { done: string; cancelled: string; left: ReactNode; another: string }
}

/** One kind of import from a table file. Texts come from functions, because they are read when they are shown. */
export interface TableImportDefinition<One extends ImportedTable, Plan, Check extends DryRun> {
  queries: ImportQueries<One, Plan, Check>
  /** The address of an import; without an id, of the first step. */
  addressOf(id?: string): string
  words(): ImportWords
  /** What would come of an import, and the button that begins it: `count` is how many rows it takes. */
  dryRun(one: One, check: Check): { stats: Stats; count: number; start: string; icon: ReactNode }
  /** How many rows are done. */
  progress(one: One): { done: number; stats: Stats }
  /** `left` is how many rows came to nothing. */
  result(one: One): { stats: Stats; left: number }
}
