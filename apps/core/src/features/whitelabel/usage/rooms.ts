import type { Tenant } from '../../../platform/tenant.ts'
import { type BillPost, createBillPost } from '../../../platform/mail/bill-letters.ts'
import type { Queue } from '../../../platform/queue.ts'
import { createAgreed } from './agreed-service.ts'
import { createBillDunning } from './dunning-service.ts'
import { createBills } from './bills-service.ts'
import { createUsageLines } from './lines-service.ts'
import { createUsageOverview } from './overview-service.ts'
import { createBillPapers } from './paper-service.ts'
import { createUsage } from './service.ts'

type Parts = { queue: Queue; seller: () => Promise<Tenant | undefined> } & Omit<
  Parameters<typeof createBills>[0],
  'billPost'
> &
  Omit<Parameters<typeof createBillPapers>[0], 'usage'>

/** What partners use and owe: counting it, billing it, and what happens when it is not paid. */
export function createUsageRooms(parts: Parts) {
  const usage = createUsage(parts)
  const billPost: BillPost = createBillPost(parts.queue)
  return {
    usage,
    agreed: createAgreed(parts),
    usageOverview: createUsageOverview(parts),
    usageLines: createUsageLines({ ...parts, usage }),
    bills: createBills({ ...parts, billPost }),
    billDunning: createBillDunning({ ...parts, billPost }),
    billPaper: createBillPapers({ ...parts, usage }),
  }
}
