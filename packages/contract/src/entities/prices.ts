import { z } from 'zod'
import { freeCreditsMax } from '../people-limits.ts'
import { PriceList, currencies } from './tenants.ts'

const Cents = z
  .number({ error: 'Enter an amount such as 99.50.' })
  .int('Enter whole cents.')
  .min(50, 'Ask for 0.50 or more.')
  .max(10_000_000, 'Ask for 100,000 at most.')
const Credits = z
  .number({ error: 'Enter a number.' })
  .min(0.5, 'Give at least half a credit.')
  .max(10_000, 'Give at most 10,000 credits.')
  .refine((credits) => Number.isInteger(credits * 2), 'Give whole or half credits.')
/** What a new user starts with. */
export const FreeCredits = z
  .number({ error: 'Enter a number.' })
  .min(0, 'Give 0 or more.')
  .max(freeCreditsMax, 'Give at most 1,000 free credits.')
  .refine((credits) => Number.isInteger(credits * 2), 'Give whole or half credits.')

const Name = z.string().trim().min(1, 'Give it a name.').max(60, 'Use at most 60 characters.')

const EditedBundle = z.object({
  /** Left out for a new one. */
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/, 'This is not the id of a bundle.')
    .optional(),
  name: Name,
  credits: Credits,
  priceCents: Cents,
  popular: z.boolean(),
  expiryMonths: z.union([z.literal(12), z.null()], 'Bundles last for 12 months or for ever.'),
})

/** What a partner decides about its prices; the rest of the list stays as it is. */
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
    .min(0, 'Give 0 % or more.')
    .max(90, 'Give at most 90 % off.'),
  emailBlastPriceCents: Cents.nullable(),
})
export type EditedPrices = z.infer<typeof EditedPrices>

/** One thing on offer: what it costs the partner, what it brings, and what is left. Cost is null where no plan
 * sets one, and where prices are in another currency than US dollars, in which the platform is paid. */
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
  /** The list that is to count later. */
  planned: z.object({ prices: PriceList, effectiveAt: z.string() }).nullable(),
})
export type PartnerPrices = z.infer<typeof PartnerPrices>
