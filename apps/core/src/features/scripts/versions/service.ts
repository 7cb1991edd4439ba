import type { ScriptOrigin, ScriptVersion, SpokenLanguage } from '@vitrine/contract'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import { withOverdue } from '../../tenants/index.ts'
import { findDraft } from '../drafts/store.ts'
import * as store from './store.ts'
import type { People } from '../../people/index.ts'

/** Versions of one script beyond this number are deleted, oldest first. */
const KEPT_PER_SCRIPT = 30
const KEPT_FOR_MS = 180 * DAY_MS
const ROWS_AT_ONCE = 200

interface Deps {
  db: Db
  people: Pick<People, 'lockPresent'>
  clock: Clock
  newId: () => string
}

interface Text {
  script: string
  language: SpokenLanguage
}

interface Change {
  /** Undefined for a script without versions. */
  scriptId: string | undefined
  before: Text
  after: Text & { origin: ScriptOrigin }
}

export type ScriptVersions = ReturnType<typeof createScriptVersions>

const tenantsDue = withOverdue({ table: 'script_version', column: 'created_at', keptMs: KEPT_FOR_MS })

/** Stores a script before and after each change by the tools, so that every change can be undone. */
export function createScriptVersions({ db, people, clock, newId }: Deps) {
  return { checkOwn, record, list, pages, erase, deleteExpired, tenantsDue }

  /** Throws not-found for the script of another person. */
  async function checkOwn(person: Person, scriptId: string | undefined): Promise<void> {
    if (scriptId) await db.inTenant(person.tenantId, (tx) => ownVersions(tx, person, scriptId))
  }

  /** Stores both texts, unless they are the newest versions already. Returns the id of the script. Throws not-found. */
  async function record(person: Person, { scriptId = newId(), before, after }: Change): Promise<string> {
    await db.inTenant(person.tenantId, async (tx) => {
      await people.lockPresent(tx, person.id)
      const kept = await ownVersions(tx, person, scriptId)
      const written = { ...before, origin: 'written' as const }
      const texts = isSame(before, after) ? [written] : [written, after]
      const unknown = texts.filter((text) => !kept.some((row) => isSame(row, text)))
      for (const text of unknown)
        await store.insertVersion(tx, { id: newId(), userId: person.id, scriptId, createdAt: clock.now(), ...text })
      const oldest = kept.slice(Math.max(0, KEPT_PER_SCRIPT - unknown.length))
      await store.removeVersions(
        tx,
        oldest.map(({ id }) => id),
      )
    })
    return scriptId
  }

  /**
   * Returns none for a draft of the person that no tool has changed. Throws not-found for any other script without versions.
   */
  async function list(person: Person, scriptId: string): Promise<ScriptVersion[]> {
    const rows = await db.inTenant(person.tenantId, async (tx) => {
      const kept = await ownVersions(tx, person, scriptId)
      const isKnown = kept.length > 0 || (await findDraft(tx, scriptId))?.user_id === person.id
      return isKnown ? kept : undefined
    })
    if (!rows) throw new AppError('not-found')
    return rows.map(shown)
  }

  async function ownVersions(tx: TenantTx, person: Person, scriptId: string): Promise<store.VersionRow[]> {
    const rows = await store.listVersions(tx, scriptId)
    if (rows.some((row) => row.user_id !== person.id)) throw new AppError('not-found')
    return rows
  }

  /** Yields all versions of a person page by page, for the data export. */
  async function* pages(tenantId: string, userId: string) {
    let before: string | undefined
    do {
      const at = before
      const rows = await db.inTenant(tenantId, (tx) => store.listOwn(tx, userId, { limit: ROWS_AT_ONCE, before: at }))
      before = rows.length === ROWS_AT_ONCE ? rows.at(-1)?.id : undefined
      yield rows.map((row) => ({ scriptId: row.script_id, ...shown(row) }))
    } while (before)
  }

  async function erase(tenantId: string, userId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.removeOwn(tx, userId))
  }

  async function deleteExpired(tenantId: string): Promise<void> {
    const before = new Date(clock.now().getTime() - KEPT_FOR_MS)
    await db.inTenant(tenantId, (tx) => store.removeBefore(tx, before))
  }
}

function isSame(one: Text, other: Text): boolean {
  return one.script === other.script && one.language === other.language
}

function shown({ id, origin, language, script, created_at: createdAt }: store.VersionRow): ScriptVersion {
  return { id, origin, language, script, createdAt: createdAt.toISOString() }
}
