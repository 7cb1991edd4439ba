import type { Queue } from '../../platform/queue/queue.ts'
import type { NewsletterSending, Turn } from './sending.ts'

interface Deps {
  newsletterSending: Pick<NewsletterSending, 'giveUp' | 'processTurn'>
  queue: Queue
}

/** Starts the worker that sends newsletters, a few emails at a time. */
export function startNewsletterWorker({ newsletterSending, queue }: Deps): void {
  queue.work('newsletter', {
    concurrency: 1,
    handle: (payload, signal) => newsletterSending.processTurn(turnOf(payload), signal),
    exhausted: (payload) => newsletterSending.giveUp(turnOf(payload)),
  })
}

function turnOf({ tenantId = '', newsletterId = '', turn }: Record<string, string>): Turn {
  return { tenantId, newsletterId, turn: Number(turn) }
}
