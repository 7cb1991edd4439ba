import { listMails } from '../src/platform/email/outbox-store.ts'
import type { TestApp } from './app.ts'
import { until } from './until.ts'

/** States of a job that is not done yet. */
const WAITING = ['created', 'retry', 'active']

export type KeptMail = Awaited<ReturnType<typeof listMails>>[number]

/** All mails to an address once there are `count` of them, oldest first. */
export async function mailsTo(test: TestApp, slug: string, address: string, count: number): Promise<KeptMail[]> {
  const enough = async () => {
    const found = await mailsNow(test, slug, address)
    return found.length >= count && found
  }
  return until(enough, `fewer than ${count} mails to ${address} arrived`, async () => {
    const subjects = (await mailsNow(test, slug, address)).map(({ subject }) => subject)
    return `: ${JSON.stringify(subjects)}, and of the jobs ${JSON.stringify(await mailJobs(test))}`
  })
}

export async function mailsNow({ deps, features }: TestApp, slug: string, address: string): Promise<KeptMail[]> {
  const tenant = await features.tenants.withSlug(slug)
  const rows = await deps.db.inTenant(tenant?.id ?? '', (tx) => listMails(tx, 1000))
  return rows.filter(({ recipient }) => recipient === address).reverse()
}

/** Resolves once every mail that was ordered so far has been dealt with. */
export async function mailsDone(test: TestApp): Promise<void> {
  const areDone = async () => (await mailJobs(test)).every(({ state }) => !WAITING.includes(String(state)))
  await until(areDone, 'the mails were not dealt with', async () => `: ${JSON.stringify(await mailJobs(test))}`)
}

/** Returns the number of emails in the queue by state. */
async function mailJobs({ deps }: TestApp) {
  const { rows } = await deps.db.execute(
    `select state, count(*)::int as n from pgboss.job where name = 'mail' group by state order by state`,
  )
  return rows
}
