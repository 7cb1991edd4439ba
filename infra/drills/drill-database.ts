import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { openPostgres } from '../tasks/postgres.ts'

/** A database for one drill on a PostgreSQL server of tests, and a connection beside all others that queries its state. */
export async function openDrillDatabase() {
  const server = await openPostgres()
  const name = `vitrine_drill_${randomBytes(4).toString('hex')}`
  const admin = new Client({ connectionString: server.superuserUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server.superuserUrl)
  url.pathname = `/${name}`
  return { url: url.href, terminateAll, close }

  /** Ends every connection to the database, as a failover would. Returns how many there were. */
  async function terminateAll(): Promise<number> {
    const { rowCount } = await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    )
    return rowCount ?? 0
  }

  async function close(): Promise<void> {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
    await server.close()
  }
}
