import { z } from 'zod'

/** The tax that is part of every price of a tenant. */
export const Tax = z.object({
  /** The local name of the tax: VAT, IVA, GST. */
  name: z.string().trim().min(1, 'Enter a name for the tax.').max(20, 'Use at most {maximum, number} characters.'),
  /** Hundredths of a percent: 2000 is 20 %. */
  basisPoints: z.number().int().min(1, 'Enter a rate above 0%.').max(5000, 'Enter a rate of at most 50%.'),
  /** Under which number the tenant pays it; null where it has none. */
  number: z.string().trim().min(1).max(40, 'Use at most {maximum, number} characters.').nullable(),
})
export type Tax = z.infer<typeof Tax>

const ADDRESS_LINES_MAX = 5

/** A customer's details on an invoice; empty strings where they were left out. */
export const BillingDetails = z.object({
  company: z.string().trim().max(100, 'Use at most {maximum, number} characters.'),
  address: z
    .string()
    .trim()
    .max(300, 'Use at most {maximum, number} characters.')
    .refine((text) => text.split('\n').length <= ADDRESS_LINES_MAX, 'Use at most 5 lines.'),
  taxId: z.string().trim().max(40, 'Use at most {maximum, number} characters.'),
})
export type BillingDetails = z.infer<typeof BillingDetails>
