import type { Cluster } from '../cluster/open-cluster.ts'
import { type Answer, FREE_CREDITS, type Person, createPerson, newPerson, pause } from '../drills/people.ts'
import type { Away, Providers } from './providers.ts'
import { type Amounts, type Verdict, check } from './verdict.ts'

const KINDS: readonly Away[] = ['refuse', 'hang', 500]
const BUNDLE = { amount: 177.5, credits: 10 }
/** The provider sends events again until they are accepted, and sometimes afterwards. */
const NEWS_AGAIN = 3
const ANSWER_LIMIT_MS = 25_000
const BOOKED_WITHIN_MS = 60_000

/** The payment provider refuses connections, goes silent or fails while people pay, and comes back. */
export function paymentsUnavailable(
  cluster: Cluster,
  { absenceSeconds }: Amounts,
  { payments }: Providers,
): Promise<Verdict> {
  return check(cluster, 'payment provider unavailable', { mayFail: false }, async ({ order, expect }) => {
    let slowestMs = 0
    const paid: Person[] = []
    const unpaid: Person[] = []
    for (const kind of KINDS) {
      const [payer, other] = await Promise.all([newPerson(cluster.port), newPerson(cluster.port)])
      const begun = await payer.ask(cluster.port, 'POST /api/credits/refill', BUNDLE)
      const ref = String(begun.body['clientSecret']).split('_secret_')[0] ?? ''
      payments.takeAway(kind)
      order()
      // The card form speaks to the provider itself, which a person reaches although we do not.
      payments.pay(ref)
      await Promise.all([
        refused(payer, 'POST /api/credits/add-manual', { planId: ref }),
        refused(other, 'POST /api/credits/refill', BUNDLE),
        news(ref),
      ])
      await pause(absenceSeconds * 1000)
      payments.bringBack()
      for (let sent = 0; sent < NEWS_AGAIN; sent++) expect((await news(ref)) === 200, 'news of a payment was refused')
      paid.push(payer)
      unpaid.push(other)
      const again = await other.ask(cluster.port, 'POST /api/credits/refill', BUNDLE)
      expect(again.status === 200, `a purchase afterwards was answered ${again.status}`)
    }
    const wrong = (await booked(paid, FREE_CREDITS + BUNDLE.credits)) + (await booked(unpaid, FREE_CREDITS))
    expect(wrong === 0, `${wrong} people have other credits than they paid for`)
    return `${KINDS.join(', ')}: ${absenceSeconds} s each; ${paid.length} paid meanwhile, refusals within ${slowestMs} ms`

    async function refused(person: Person, call: string, body: object): Promise<void> {
      const since = performance.now()
      const answer = await person.ask(cluster.port, call, body).catch(noAnswer)
      slowestMs = Math.max(slowestMs, Math.round(performance.now() - since))
      expect(isPlain(answer), `${call} was answered ${answer.status} ${JSON.stringify(answer.body['message'])}`)
      expect(slowestMs <= ANSWER_LIMIT_MS, `${call} was answered after ${slowestMs} ms`)
    }
  })

  async function news(ref: string): Promise<number> {
    const { payload, signature } = payments.event('payment_intent.succeeded', ref)
    const { status } = await createPerson().send(cluster.port, 'POST /api/webhooks/stripe', payload, {
      'stripe-signature': signature,
    })
    return status
  }

  /** Returns how many of the people do not receive these credits. */
  async function booked(people: readonly Person[], credits: number): Promise<number> {
    const owned = async (person: Person) => Number((await person.ask(cluster.port, 'GET /api/user')).body['credits'])
    let wrong: Person[] = [...people]
    for (const until = performance.now() + BOOKED_WITHIN_MS; wrong.length && performance.now() < until;) {
      const found = await Promise.all(wrong.map(owned))
      wrong = wrong.filter((_, index) => found[index] !== credits)
      await pause(500)
    }
    return wrong.length
  }
}

function noAnswer({ message }: Error): Answer {
  return { status: 0, body: { message }, headers: {} }
}

function isPlain({ status, body }: Answer): boolean {
  return status === 503 && String(body['message']).includes('payment provider')
}
