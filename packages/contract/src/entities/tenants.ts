import { z } from 'zod'

export const Vertical = z.enum(['tourism', 'property'])
export type Vertical = z.infer<typeof Vertical>

const word = z.string().min(1).max(400)

/** The words in which a tenant's product speaks of its own trade. Every screen takes them from here, so no brand mixes the two. */
export const Words = z.object({
  promise: word,
  promiseDetail: word,
  sampleLine: word,
  sampleScript: z.string().min(1).max(2000),
  createHeading: word,
  firstVideoHint: word,
  scriptHeading: word,
  scriptLead: word,
  scriptLabel: word,
  scriptPlaceholder: word,
  titlePlaceholder: word,
  titleDefault: word,
  placeLabel: word,
  placeHint: word,
  placePlaceholder: word,
  searchPlaceholder: word,
  audiences: z.array(z.object({ title: word, text: word })).length(4),
})
export type Words = z.infer<typeof Words>

export const Bundle = z.object({
  id: z.string(),
  name: z.string(),
  credits: z.number(),
  priceCents: z.number().int(),
  popular: z.boolean(),
  /** Months until unused credits of the bundle end; null when they never do. */
  expiryMonths: z.number().int().nullable(),
})
export type Bundle = z.infer<typeof Bundle>

export const PriceList = z.object({
  currency: z.literal('USD'),
  subscription: z.object({
    id: z.string(),
    name: z.string(),
    priceCents: z.number().int(),
    creditsPerPeriod: z.number(),
    periodDays: z.number().int(),
  }),
  bundles: z.array(Bundle).min(1),
  digitalTwinPriceCents: z.number().int(),
})
export type PriceList = z.infer<typeof PriceList>

export const Brand = z.object({
  version: z.number().int(),
  companyName: z.string(),
  logoUrl: z.string(),
  colours: z.object({ primary: z.string(), secondary: z.string(), accent: z.string() }),
  fontFamily: z.string(),
})
export type Brand = z.infer<typeof Brand>

/** What a browser needs to know of the tenant whose host it is on; also inlined in every page. */
/** Presenter ids, first the one who suits the tenant best. Pages show three at once, so there are at least three. */
export const Cast = z.tuple([z.string(), z.string(), z.string()], z.string())
export type Cast = z.infer<typeof Cast>

export const Branding = z.object({
  slug: z.string(),
  vertical: Vertical,
  brand: Brand,
  words: Words,
  prices: PriceList,
  presenters: Cast,
  freeCredits: z.number(),
  passwordMinimum: z.number().int(),
  salesEmail: z.string(),
  supportEmail: z.string(),
  /** True on the operator's own host: only there does /admin exist. */
  isPlatform: z.boolean(),
  /** True outside production. */
  isDevelopment: z.boolean(),
})
export type Branding = z.infer<typeof Branding>

/** The data block of a page: the branding, and whether this browser holds a session worth asking for. */
export type Boot = Branding & { hasSession: boolean }
