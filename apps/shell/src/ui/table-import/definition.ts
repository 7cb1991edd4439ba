import type { Batch, BatchCheck, ImportCheck, PeopleImport } from '@vitrine/contract'
import type { ComponentProps, ReactNode } from 'react'
import type { StatStrip } from '../data/stat-strip.tsx'
import type { ImportQueries } from './queries.ts'

export type ImportedTable = Batch | PeopleImport
export type DryRun = BatchCheck | ImportCheck
type Stats = ComponentProps<typeof StatStrip>['stats']

/** The texts of one kind of import at each step. */
interface ImportWords {
  /** The accessible name of the list of steps. */
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
  /** Returns the outcome of a dry run, and the button that starts the import. `count` is the number of rows that it imports. */
  dryRun(one: One, check: Check): { stats: Stats; count: number; start: string; icon: ReactNode }
  /** Returns the number of processed rows. */
  progress(one: One): { done: number; stats: Stats }
  /** `left` is the number of rows that were not imported. */
  result(one: One): { stats: Stats; left: number }
}
