import type { Kysely } from 'kysely'
import { createTable } from '../create-table.ts'
import { run } from '../statements.ts'
import { accounts } from './accounts.ts'
import { auth } from './auth.ts'
import { batches } from './batches.ts'
import { billing } from './billing.ts'
import { branding } from './branding.ts'
import { domains } from './domains.ts'
import { email } from './email.ts'
import { ledger } from './ledger.ts'
import { newsletters } from './newsletters.ts'
import { partnerBilling } from './partner-billing.ts'
import { platform } from './platform.ts'
import { sharing } from './sharing.ts'
import { tableImports } from './table-imports.ts'
import { tenants } from './tenants.ts'
import { uploads } from './uploads.ts'
import { videoCounters } from './video-counters.ts'
import { videoSearch } from './video-search.ts'
import { videos } from './videos.ts'

/** Every table by area. A table comes after those it refers to. */
const areas = [
  tenants,
  accounts,
  tableImports,
  auth,
  ledger,
  branding,
  domains,
  email,
  newsletters,
  partnerBilling,
  billing,
  uploads,
  videos,
  sharing,
  batches,
  platform,
]

/** Creates the whole schema in an empty database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const area of areas) for (const [name, table] of Object.entries(area)) await createTable(db, name, table)
  await run(db, ...videoSearch, ...videoCounters)
}
