import { GLOSSARY_ENTRIES_MAX, type Glossary, type GlossaryEntry, type GlossaryTerm } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { People } from '../people/index.ts'
import { entryOf } from './serializer.ts'
import * as store from './store.ts'

const UNIQUE_VIOLATION = '23505'

interface Deps {
  db: Db
  people: Pick<People, 'lockPresent'>
  audit: Audit
  clock: Clock
  newId: () => string
}

/** The glossary of a person, or of their site. */
type Kind = 'own' | 'site'

export type Glossaries = ReturnType<typeof createGlossaries>

/** The glossaries of people and sites. `terms.ts` finds their terms in scripts. */
export function createGlossaries({ db, people, audit, clock, newId }: Deps) {
  return { read, readSite, add, change, remove }

  async function read(person: Pick<Person, 'id' | 'tenantId'>): Promise<Glossary> {
    return db.inTenant(person.tenantId, async (tx) => ({
      entries: (await store.listEntries(tx, person.id)).map(entryOf),
      siteEntries: (await store.listEntries(tx, null)).map(entryOf),
    }))
  }

  async function readSite(tenantId: string): Promise<GlossaryEntry[]> {
    return db.inTenant(tenantId, async (tx) => (await store.listEntries(tx, null)).map(entryOf))
  }

  /** Throws glossary-full and glossary-term-taken. */
  async function add(person: Person, kind: Kind, term: GlossaryTerm): Promise<GlossaryEntry> {
    const id = newId()
    return changing(person, kind, async (tx, owner) => {
      if ((await store.countEntries(tx, owner)) >= GLOSSARY_ENTRIES_MAX) throw new AppError('glossary-full')
      await store.insertEntry(tx, { id, owner, term, now: clock.now() })
      return findOwn(tx, owner, id)
    })
  }

  /** Throws not-found and glossary-term-taken. */
  async function change(person: Person, kind: Kind, id: string, term: GlossaryTerm): Promise<GlossaryEntry> {
    return changing(person, kind, async (tx, owner) => {
      if (!(await store.updateEntry(tx, { id, owner, term, now: clock.now() }))) throw new AppError('not-found')
      return findOwn(tx, owner, id)
    })
  }

  /** Throws not-found. */
  async function remove(person: Person, kind: Kind, id: string): Promise<void> {
    await changing(person, kind, async (tx, owner) => {
      if (!(await store.deleteEntry(tx, owner, id))) throw new AppError('not-found')
    })
  }

  async function changing<T>(
    person: Person,
    kind: Kind,
    work: (tx: TenantTx, owner: store.GlossaryOwner) => Promise<T>,
  ): Promise<T> {
    const owner = kind === 'own' ? person.id : null
    return db
      .inTenant(person.tenantId, async (tx) => {
        await people.lockPresent(tx, person.id)
        await store.lockGlossary(tx, owner)
        const result = await work(tx, owner)
        if (kind === 'site') await audit(tx, person, 'glossary-changed', { subject: person.tenantId })
        return result
      })
      .catch(refuseTaken)
  }

  async function findOwn(tx: TenantTx, owner: store.GlossaryOwner, id: string): Promise<GlossaryEntry> {
    const row = await store.findEntry(tx, owner, id)
    if (!row) throw new AppError('not-found')
    return entryOf(row)
  }
}

/** The database decides which terms are the same. */
function refuseTaken(error: { code?: string }): never {
  if (error.code === UNIQUE_VIOLATION) throw new AppError('glossary-term-taken', { cause: error as Error })
  throw error
}
