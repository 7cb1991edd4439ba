import { listMails } from '../src/platform/email/outbox-store.ts'
import type { TestApp } from './app.ts'
import { countJobs, jobsDone } from './jobs.ts'
import { until } from './until.ts'

export type KeptMail = Awaited<ReturnType<typeof listMails>>[number]

/** All mails to an address once there are `count` of them, oldest first. */
export async function mailsTo(test: TestApp, slug: string, address: string, count: number): Promise<KeptMail[]> {
  const enough = async () => {
    const found = await mailsNow(test, slug, address)
    return found.length >= count && found
  }
  return until(enough, `fewer than ${count} mails to ${address} arrived`, async () => {
    const subjects = (await mailsNow(test, slug, address)).map(({ subject }) => subject)
    return `: ${JSON.stringify(subjects)}, and of the jobs ${JSON.stringify(await countJobs(test, 'mail'))}`
  })
}

export async function mailsNow({ deps, features }: TestApp, slug: string, address: string): Promise<KeptMail[]> {
  const tenant = await features.tenants.withSlug(slug)
  const rows = await deps.db.inTenant(tenant?.id ?? '', (tx) => listMails(tx, 1000))
  return rows.filter(({ recipient }) => recipient === address).reverse()
}

/** Resolves once every mail that was ordered so far has been dealt with. */
export function mailsDone(test: TestApp): Promise<void> {
  return jobsDone(test, 'mail')
}
