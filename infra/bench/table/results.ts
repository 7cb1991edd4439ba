// The results file: figures of each group with the machine, the day and the commit of their run. The capacity model reads it.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Figure } from './figure.ts'

const FILE = fileURLToPath(new URL('../results.json', import.meta.url))

/** Circumstances of a run. */
export interface Run {
  /** Day of the run in UTC, as in 2026-01-31. */
  date: string
  commit: string
  machine: string
  /** Average number of busy or waiting processes in the minute before the run, by the operating system. */
  load: number
  isQuick: boolean
}

interface Result {
  run: Run
  figures: Figure[]
}

export type Results = Record<string, Result>

export function readResults(): Results {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Results) : {}
}

export function writeResults(results: Results): void {
  writeFileSync(FILE, `${JSON.stringify(results, undefined, 2)}\n`)
}

/** Returns the commit of the working tree, with a word where files differ from it. */
export function commitOfTree(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== ''
  return git('rev-parse', '--short=8', 'HEAD') + (isChanged ? ' with changes' : '')
}

/** Returns the machine in words; `database` is the version of PostgreSQL. */
export function machineText(database: string): string {
  const [{ model } = { model: 'unknown processor' }] = cpus()
  const gigabytes = Math.round(totalmem() / 1024 ** 3)
  return `${model.trim()}, ${cpus().length} cores, ${gigabytes} GB, Node ${process.versions.node}, PostgreSQL ${database}`
}
