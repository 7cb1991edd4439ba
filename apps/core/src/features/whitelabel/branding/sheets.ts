import { createHash } from 'node:crypto'
import type { TenantTx } from '../../../platform/db/open.ts'
import { type FilteredCss, filterCss } from '../css/filter.ts'
import * as store from './store.ts'

/** Filters a partner's style sheet and keeps it under the hash of what is left; null when nothing is. */
export async function keepFiltered(tx: TenantTx, text: string): Promise<{ hash: string | null } & FilteredCss> {
  const filtered = filterCss(text)
  if (filtered.css === '') return { hash: null, ...filtered }
  const hash = createHash('sha256').update(filtered.css).digest('hex').slice(0, 32)
  await store.keepSheet(tx, hash, filtered.css)
  return { hash, ...filtered }
}

export function sheetUrl(hash: string | null): string | null {
  return hash && `/theme/${hash}.css`
}

export function logoUrl(id: string): string {
  return `/theme/${id}.svg`
}
