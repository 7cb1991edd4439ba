import { listMails } from '../src/platform/mail/outbox-store.ts'
import type { TestApp } from './app.ts'

type KeptMail = Awaited<ReturnType<typeof listMails>>[number]

/** All mails to an address once there are `count` of them, oldest first. */
export async function mailsTo(test: TestApp, slug: string, address: string, count: number): Promise<KeptMail[]> {
  for (let waited = 0; waited < 10_000; waited += 50) {
    const found = await mailsNow(test, slug, address)
    if (found.length >= count) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`fewer than ${count} mails to ${address} arrived within ten seconds`)
}

export async function mailsNow({ deps, features }: TestApp, slug: string, address: string): Promise<KeptMail[]> {
  const tenant = await features.tenants.withSlug(slug)
  const rows = await deps.db.inTenant(tenant?.id ?? '', (tx) => listMails(tx, 1000))
  return rows.filter(({ recipient }) => recipient === address).reverse()
}

/** Resolves once every mail that was ordered so far has been dealt with. */
export async function mailsDone({ deps }: TestApp): Promise<void> {
  for (let waited = 0; waited < 10_000; waited += 50) {
    const { rows } = await deps.db.execute(
      `select 1 from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active') limit 1`,
    )
    if (rows.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the mails were not dealt with within ten seconds')
}
