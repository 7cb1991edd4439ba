import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import { type EnqueueEmail, createEnqueueEmailsLater } from '../../platform/email/enqueue.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { ThreadPool } from '../../platform/thread-pool/thread-pool.ts'
import type { Storage } from '../../ports/storage.ts'
import type { AuthModule } from '../auth/index.ts'
import type { People } from '../people/index.ts'
import type { Tenants } from '../tenants/index.ts'
import { createImports } from './import/service.ts'
import { createAcceptance } from './invitations/acceptance.ts'
import { createInvitationEmail } from './invitations/sendable.ts'
import { createInvitations } from './invitations/service.ts'
import { createTeam } from './team/service.ts'
import { createTeamSessions } from './team/sessions.ts'

interface Platform {
  db: Db
  events: Pick<Events, 'publish'>
  queue: Queue
  storage: Storage
  threads: Pick<ThreadPool, 'run'>
  audit: Audit
  enqueueEmail: EnqueueEmail
  workFolder: string
  sendsMail: boolean
  clock: Clock
  newId: () => string
}

interface Inputs {
  tenants: Pick<Tenants, 'withId'>
  people: People
  auth: Pick<AuthModule, 'authentication' | 'reauthentication' | 'sessions'>
}

export type MembersModule = ReturnType<typeof createMembersModule>

/** A tenant's people, for its team: roles, invitations, and imports from a file. */
export function createMembersModule(platform: Platform, { tenants, people, auth }: Inputs) {
  const { db, events, queue, storage, threads, audit, enqueueEmail, workFolder, sendsMail, clock, newId } = platform
  const { authentication, reauthentication, sessions } = auth
  const enqueueEmailsLater = createEnqueueEmailsLater(queue, clock)
  const invitations = createInvitations({
    db,
    audit,
    enqueueEmail,
    enqueueEmailsLater,
    reauthentication,
    sendsMail,
    clock,
    newId,
  })
  return {
    emails: [createInvitationEmail(invitations)],
    invitations,
    acceptance: createAcceptance({ db, people, authentication, sessions, audit, clock }),
    team: createTeam({ db, reauthentication, sessions, invitations, audit, clock }),
    teamSessions: createTeamSessions({ db, sessions, audit, clock }),
    imports: createImports({
      db,
      storage,
      workFolder,
      threads,
      events,
      queue,
      audit,
      tenants,
      people,
      invitations,
      clock,
      newId,
    }),
  }
}
