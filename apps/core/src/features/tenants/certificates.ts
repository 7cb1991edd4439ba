import { asError } from '../../platform/errors/as-error.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import { isTenantChange } from '../../platform/events/tenant-change.ts'
import { normaliseHost } from '../../platform/http/requests/host.ts'
import * as store from './store.ts'

/** Changes are loaded at once; this limits how long a node that missed the notification is outdated. */
const RELOAD_MS = 60_000

interface Deps {
  db: Db
  events: Pick<Events, 'subscribe'>
  platformHost: string
  /** The platform's own names, which no tenant can add. */
  ownHosts: readonly string[]
  report: (error: Error) => void
}

/**
 * The names that may get a certificate, kept in memory: the proxy also asks when it restarts, and must not depend on the
 * database then. Returns `null` until the list was read for the first time.
 */
export async function openCertificates({ db, events, platformHost, ownHosts, report }: Deps) {
  let known: Set<string> | null = null
  await reload()
  const timer = setInterval(() => void reload(), RELOAD_MS).unref()
  const unsubscribe = events.subscribe((event) => isTenantChange(event) && void reload())
  return { mayHave, close }

  function mayHave(asked: string): boolean | null {
    const host = normaliseHost(asked)
    return known && host !== undefined && known.has(host)
  }

  async function reload(): Promise<void> {
    try {
      const { hosts, slugs } = await store.listNames(db)
      known = new Set([...ownHosts, ...hosts, ...slugs.map((slug) => `${slug}.${platformHost}`)])
    } catch (error) {
      report(asError(error))
    }
  }

  function close(): void {
    clearInterval(timer)
    unsubscribe()
  }
}
