import { createMoneyPost } from '../../platform/mail/money-letters.ts'
import type { Queue } from '../../platform/queue.ts'
import { createBooking } from './booking.ts'
import { createCreditWatches } from './credit-watch-service.ts'
import { createDunning } from './dunning.ts'
import { createInvoices } from './invoices.ts'
import { createPaymentNews } from './news.ts'
import { createCreditLines } from './credit-lines.ts'
import { createCreditUsages } from './credit-usage.ts'
import { createReconciliation } from './reconciliation-service.ts'
import { createBilling } from './service.ts'
import { createStatements } from './statements.ts'
import { createSubscriptions } from './subscriptions.ts'
import { createTestMode } from './test-mode.ts'
import { createTopUps } from './top-up.ts'

type Parts = { queue: Queue } & Omit<
  Parameters<typeof createBooking>[0] &
    Parameters<typeof createBilling>[0] &
    Parameters<typeof createCreditWatches>[0] &
    Parameters<typeof createPaymentNews>[0] &
    Parameters<typeof createTestMode>[0] &
    Parameters<typeof createInvoices>[0],
  'booking' | 'dunning' | 'post'
>

/** Buying, booking and what is told of it, put together from their parts. */
export function createBillingRooms(parts: Parts) {
  const post = createMoneyPost(parts.queue)
  const dunning = createDunning({ ...parts, post })
  const booking = createBooking({ ...parts, post, dunning })
  return {
    booking,
    dunning,
    creditWatches: createCreditWatches({ ...parts, post }),
    reconciliation: createReconciliation({ ...parts, booking }),
    topUps: createTopUps({ ...parts, post, booking }),
    billing: createBilling({ ...parts, booking }),
    subscriptions: createSubscriptions({ ...parts, booking }),
    statements: createStatements(parts),
    invoices: createInvoices(parts),
    creditLines: createCreditLines(parts),
    creditUsages: createCreditUsages(parts),
    paymentNews: createPaymentNews(parts),
    testMode: createTestMode(parts),
  }
}
