import { z } from 'zod'
import { freeCreditsMax } from '../limits/people-limits.ts'
import { PriceList, currencies } from './tenants.ts'

const Cents = z
  .number({ error: 'Enter an amount such as 99.50.' })
  .min(50, 'Enter a price from 0.50 to 100,000.')
  .max(10_000_000, 'Enter a price from 0.50 to 100,000.')
  .refine(Number.isInteger, 'Enter at most two decimals.')
const Credits = z
  .number({ error: 'Enter a number.' })
  .min(0.5, 'Enter at least half a credit.')
  .max(10_000, 'Enter at most {maximum, number} credits.')
  .refine((credits) => Number.isInteger(credits * 2), 'Enter whole or half credits.')
/** The credits that a new user starts with. */
export const FreeCredits = z
  .number({ error: 'Enter a number.' })
  .min(0, 'Enter at least {minimum, number}.')
  .max(freeCreditsMax, 'Enter at most {maximum, number} free credits.')
  .refine((credits) => Number.isInteger(credits * 2), 'Enter whole or half credits.')

const Name = z.string().trim().min(1, 'Enter a name.').max(60, 'Use at most {maximum, number} characters.')

const EditedBundle = z.object({
  /** Left out for a new one. */
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/, 'Invalid bundle ID.')
    .optional(),
  name: Name,
  credits: Credits,
  priceCents: Cents,
  popular: z.boolean(),
  expiryMonths: z.union([z.literal(12), z.null()], 'Bundles are valid for 12 months or never expire.'),
})

/** The prices that a partner can edit. The rest of the list does not change. */
export const EditedPrices = z.object({
  currency: z.enum(currencies),
  subscription: z.object({ name: Name, priceCents: Cents, creditsPerPeriod: Credits }),
  bundles: z
    .array(EditedBundle)
    .min(1, 'Offer at least one bundle.')
    .max(8, 'Offer at most eight bundles.')
    .refine(
      (bundles) => bundles.filter(({ popular }) => popular).length <= 1,
      'Only one bundle can be the most popular.',
    )
    .refine(
      (bundles) => new Set(bundles.map(({ id, name }) => id ?? `new ${name}`)).size === bundles.length,
      'Two bundles are the same.',
    ),
  digitalTwinPriceCents: Cents,
  furtherTwinDiscountPercent: z
    .number({ error: 'Enter a number.' })
    .min(0, 'Enter at least {minimum, number}%.')
    .max(90, 'Enter a discount of at most {maximum, number}%.'),
  /** Left out, it stays as it is. */
  sellsEmailBlast: z.boolean().optional(),
  emailBlastPriceCents: Cents.nullable(),
})
export type EditedPrices = z.infer<typeof EditedPrices>

/**
 * An offer: its cost for the partner, its price, and the margin. Cost is null where no plan sets one, and where prices are in
 * another currency than US dollars, in which the platform is paid.
 */
export const OfferMargin = z.object({
  kind: z.enum(['bundle', 'subscription', 'twin']),
  id: z.string(),
  name: z.string(),
  credits: z.number(),
  priceCents: z.number().int(),
  costCents: z.number().int().nullable(),
  marginCents: z.number().int().nullable(),
  marginPercent: z.number().nullable(),
})
export type OfferMargin = z.infer<typeof OfferMargin>

export const PartnerPrices = z.object({
  prices: PriceList,
  freeCredits: z.number(),
  /** Since when the list counts. */
  effectiveAt: z.string(),
  /** Costs are for videos of one credit beyond those that the plan includes: longer ones cost less for each credit. */
  offers: z.array(OfferMargin),
  /** The list that is planned to apply later. */
  planned: z.object({ prices: PriceList, effectiveAt: z.string() }).nullable(),
})
export type PartnerPrices = z.infer<typeof PartnerPrices>
