import type { Migration } from 'kysely/migration'
import * as tenants from './0001-tenants.ts'
import * as people from './0002-people.ts'
import * as credits from './0003-credits.ts'
import * as videos from './0004-videos.ts'
import * as events from './0005-events.ts'
import * as mail from './0006-mail.ts'
import * as pictures from './0007-pictures.ts'
import * as rateCounters from './0008-rate-counters.ts'

/** Every migration in order. A written-out list survives bundling and needs no folder to read at start. */
export const migrations: Record<string, Migration> = {
  '0001-tenants': tenants,
  '0002-people': people,
  '0003-credits': credits,
  '0004-videos': videos,
  '0005-events': events,
  '0006-mail': mail,
  '0007-pictures': pictures,
  '0008-rate-counters': rateCounters,
}
