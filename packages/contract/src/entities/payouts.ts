import { z } from 'zod'

/** The account at the payment provider to which a partner's customers pay. */
export const Payouts = z.object({
  /** Null where nothing can be sold. */
  provider: z.enum(['stripe', 'sandbox']).nullable(),
  /** False where no real money is moved. */
  isLive: z.boolean(),
  /** `pending` while the provider requires more information; `off` where the account is kept but gets no new sales. */
  state: z.enum(['none', 'pending', 'active', 'off']),
  account: z.string().nullable(),
  /** The percentage that the platform keeps of payments to the account. */
  feePercent: z.number(),
})
export type Payouts = z.infer<typeof Payouts>
