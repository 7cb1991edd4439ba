import type { Language } from '@vitrine/contract'
import type { Clock } from '../../platform/time/clock.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import { HOUR_MS } from '../../platform/time/durations.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { titleDay } from '../renders/index.ts'
import { languageOf, titlesSince } from './title-store.ts'

const YOUNG_FOR_MS = 48 * HOUR_MS

export interface Untitled {
  propertyAddress: string
  /** The language of the title. Undefined: that of the person's account. */
  titleLanguage?: Language | undefined
}

/**
 * Returns a function that returns the default title: the site's word for a video with the place or the day. It gets a number
 * where a video of the last two days has that title.
 */
export function createDefaultTitle(clock: Clock) {
  return async (tx: TenantTx, tenant: Tenant, userId: string, untitled: Untitled): Promise<string> => {
    const now = clock.now()
    const language = untitled.titleLanguage ?? (await languageOf(tx, userId))
    const { titleDefault } = tenant.brandingIn(language).words
    const title = `${titleDefault} - ${untitled.propertyAddress || titleDay(now, language)}`
    const since = new Date(now.getTime() - YOUNG_FOR_MS)
    const taken = new Set(await titlesSince(tx, userId, { start: title, since }))
    let free = title
    for (let number = 2; taken.has(free); number++) free = `${title} (${number})`
    return free
  }
}
