import { AppError } from '../../platform/app-error.ts'
import { type PageAsked, pageOf } from '../../platform/db/keyset.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Looking } from '../billing/looking-service.ts'
import { asked } from '../billing/service.ts'
import * as store from './payment-news-store.ts'

interface Parts {
  db: Db
  look: Looking
}

export type ToldNews = ReturnType<typeof createToldNews>

/** What the payment provider has told, and the way to look at it again. */
export function createToldNews({ db, look }: Parts) {
  return { list, replay }

  async function list(asked: PageAsked & { q?: string | undefined }) {
    const { rows, next } = pageOf(await store.listNews(db, asked), asked.limit)
    const items = rows.map(({ receivedAt, ...row }) => ({ ...row, receivedAt: receivedAt.toISOString() }))
    return { items, next }
  }

  /** As if it came again now: the provider is asked how things are, so an old piece of news does no harm. Throws not-found. */
  async function replay(id: string): Promise<void> {
    const news = await store.findNews(db, id)
    if (!news) throw new AppError('not-found')
    const { tenantId, ...spot } = news
    await asked(() => look(tenantId, spot))
  }
}
