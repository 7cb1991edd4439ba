import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { type Deps, openDeps } from '../../apps/core/src/deps.ts'
import { createFeatures } from '../../apps/core/src/features.ts'
import { prepare } from '../../apps/core/src/first-start.ts'
import { readConfig } from '../../apps/core/src/config.ts'
import { openPostgres } from '../tasks/postgres.ts'

export type Features = ReturnType<typeof createFeatures>

/** Makes a database of its own on PostgreSQL, as an owner that row-level security holds for, and deletes it at the end. */
export async function onPostgres(
  name: string,
  bench: (databaseUrl: string) => Promise<void>,
  open = openPostgres,
): Promise<void> {
  const { ownerUrl, close } = await open()
  const url = new URL(ownerUrl)
  url.pathname = `/bench_${name}_${process.pid}`
  const onServer = async (statement: string) => {
    const client = new Client({ connectionString: ownerUrl })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await onServer(`create database ${url.pathname.slice(1)}`)
  try {
    await bench(url.href)
  } finally {
    await onServer(`drop database ${url.pathname.slice(1)} with (force)`)
    await close()
  }
}

/** Opens the product on a database, in an empty data folder; without one on the embedded database. */
export async function withProduct(
  databaseUrl: string | undefined,
  bench: (deps: Deps, features: Features) => Promise<void>,
  options?: Parameters<typeof openDeps>[1],
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const settings = { DATA_DIR: dataDir, PORT: '0', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }
  const deps = await openDeps(readConfig(settings), options)
  const features = createFeatures(deps)
  await prepare(deps, features)
  await bench(deps, features)
  await deps.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Returns the quantile: the value below which this share of the values is. */
export function at(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN
}
