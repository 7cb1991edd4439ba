import type { Cluster } from '../cluster/open-cluster.ts'
import { createPerson, pause } from '../drills/people.ts'
import type { Away, Providers } from './providers.ts'
import { type Amounts, type Verdict, check } from './verdict.ts'

const KINDS: readonly Away[] = ['refuse', 'hang', 451, 554]
const PEOPLE_PER_KIND = 3
/** Longer than the pause before the next try of an email that failed during an absence of some seconds. */
const ARRIVED_WITHIN_MS = 240_000

/** The mail server refuses connections, goes silent, or refuses every email for now (451) or for good (554), and comes back. */
export function mailUnavailable(cluster: Cluster, { absenceSeconds }: Amounts, { mail }: Providers): Promise<Verdict> {
  return check(cluster, 'mail server unavailable', { mayFail: false }, async ({ order, expect }) => {
    const addresses: string[] = []
    for (const kind of KINDS) {
      mail.takeAway(kind)
      order()
      const joined = Array.from({ length: PEOPLE_PER_KIND }, () => join())
      addresses.push(...(await Promise.all(joined)))
      await pause(absenceSeconds * 1000)
      mail.bringBack()
    }
    const since = performance.now()
    while (addresses.some((address) => !hasArrived(address)) && performance.now() - since < ARRIVED_WITHIN_MS)
      await pause(500)
    const seconds = Math.round((performance.now() - since) / 1000)
    const missing = addresses.filter((address) => !hasArrived(address)).length
    expect(missing === 0, `${missing} of ${addresses.length} emails did not arrive`)
    return `${KINDS.join(', ')}: ${absenceSeconds} s each; ${addresses.length} emails, the last ${seconds} s later`

    async function join(): Promise<string> {
      const username = `mail-${process.pid}-${addresses.length}-${Math.random().toString(36).slice(2)}`
      const account = { username, password: 'a bell over seven boats', email: `${username}@people.example` }
      const { status } = await createPerson().ask(cluster.port, 'POST /auth/register', account)
      expect(status === 201, `registration was answered ${status}`)
      return account.email
    }
  })

  function hasArrived(address: string): boolean {
    return mail.delivered.some(({ recipients }) => recipients.includes(address))
  }
}
