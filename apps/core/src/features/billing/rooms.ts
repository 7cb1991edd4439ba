import { createMoneyPost } from '../../platform/mail/money-letters.ts'
import type { Queue } from '../../platform/queue.ts'
import { createBuyerDetails } from './buyer-details.ts'
import { createBooking } from './booking.ts'
import { createCreditWatches } from './credit-watch-service.ts'
import { createDunning } from './dunning.ts'
import { createGifts } from './gifts-service.ts'
import { createInvoices } from './invoices.ts'
import { createPaymentNews } from './news.ts'
import { createCreditLines } from './credit-lines.ts'
import { createCreditUsages } from './credit-usage.ts'
import { createLapses } from './lapses-service.ts'
import { createLooking } from './looking-service.ts'
import { createPayouts } from './payouts-service.ts'
import { createReconciliation } from './reconciliation-service.ts'
import { createSellers } from './seller.ts'
import { createBilling } from './service.ts'
import { createStatements } from './statements.ts'
import { createSubscriptions } from './subscriptions.ts'
import { createTestMode } from './test-mode.ts'
import { createTopUps } from './top-up.ts'

type Parts = { queue: Queue } & Omit<
  Parameters<typeof createBooking>[0] &
    Parameters<typeof createGifts>[0] &
    Parameters<typeof createBilling>[0] &
    Parameters<typeof createCreditWatches>[0] &
    Parameters<typeof createPaymentNews>[0] &
    Parameters<typeof createTestMode>[0] &
    Parameters<typeof createPayouts>[0] &
    Parameters<typeof createInvoices>[0],
  'booking' | 'dunning' | 'post' | 'sellers'
>

/** Buying, booking and what is told of it, put together from their parts. */
export function createBillingRooms(outer: Parts) {
  const post = createMoneyPost(outer.queue)
  const dunning = createDunning({ ...outer, post })
  const parts = { ...outer, post, dunning, sellers: createSellers(outer) }
  const booking = createBooking(parts)
  const payouts = createPayouts(parts)
  return {
    booking,
    dunning,
    sellers: parts.sellers,
    payouts,
    look: createLooking({ booking, payouts }),
    creditWatches: createCreditWatches(parts),
    reconciliation: createReconciliation({ ...parts, booking }),
    lapses: createLapses({ ...parts, booking }),
    topUps: createTopUps({ ...parts, booking }),
    billing: createBilling({ ...parts, booking }),
    subscriptions: createSubscriptions({ ...parts, booking }),
    statements: createStatements(parts),
    buyerDetails: createBuyerDetails(parts),
    invoices: createInvoices(parts),
    creditLines: createCreditLines(parts),
    creditUsages: createCreditUsages(parts),
    gifts: createGifts(parts),
    paymentNews: createPaymentNews(parts),
    testMode: createTestMode(parts),
  }
}
