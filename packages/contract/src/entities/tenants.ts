import { z } from 'zod'
import type { Language } from '../languages.ts'
import { FeatureSwitches } from './feature-switches.ts'
import { Tax } from './tax.ts'
import { VideoFacts } from './videos.ts'

export const Vertical = z.enum(['tourism', 'property'])
export type Vertical = z.infer<typeof Vertical>

const word = z.string().min(1).max(400)

/** The script of the sample video for one audience. */
const SampleScript = z.object({ title: word, script: word, facts: VideoFacts })

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
  /** One for each audience, in English, which every presenter speaks. */
  samples: z.array(SampleScript).length(4).optional(),
})
export type Words = z.infer<typeof Words>

const translated = Words.partial().optional()

/** A tenant's words in each language of the interface. What a language does not have is said in English. */
export const WordPacks = z.object({ en: Words, es: translated, zh: translated, hi: translated, fa: translated })
export type WordPacks = z.infer<typeof WordPacks>

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

/** A plan that is sold on the internal test screens only. Old orders may refer to it by name. */
export const Plan = z.object({
  id: z.string(),
  name: z.string(),
  priceCents: z.number().int().positive(),
  credits: z.number().positive(),
  billing: z.enum(['once', 'monthly', 'annual']),
})
export type Plan = z.infer<typeof Plan>

export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'] as const

export const PriceList = z.object({
  currency: z.enum(currencies),
  subscription: z.object({
    id: z.string(),
    name: z.string(),
    priceCents: z.number().int(),
    creditsPerPeriod: z.number(),
    periodDays: z.number().int(),
  }),
  bundles: z.array(Bundle).min(1),
  digitalTwinPriceCents: z.number().int(),
  /** The discount on the second and every further digital twin, in percent. */
  furtherTwinDiscountPercent: z.number().min(0).max(100).default(10),
  /** Whether the email blast is sold. A person of the site's team carries it out, so a site begins without it. */
  sellsEmailBlast: z.boolean().default(false),
  /** A month of the email blast; null where each market has a price of its own. */
  emailBlastPriceCents: z.number().int().nullable().default(30_000),
  plans: z.array(Plan).default([]),
})
export type PriceList = z.infer<typeof PriceList>

export const Brand = z.object({
  version: z.number().int(),
  companyName: z.string(),
  logoUrl: z.string(),
  /** The same on a dark ground; null where one logo does for both. */
  logoDarkUrl: z.string().nullable(),
  colours: z.object({ primary: z.string(), secondary: z.string(), accent: z.string() }),
  fontFamily: z.string(),
  /** The partner's own style sheet; null where there is none. */
  sheetUrl: z.string().nullable(),
})
export type Brand = z.infer<typeof Brand>

/** Presenter ids, first the one who suits the tenant best. Pages show three at once, so there are at least three. */
export const Cast = z.tuple([z.string(), z.string(), z.string()], z.string())
export type Cast = z.infer<typeof Cast>

/** The legal entity that runs a site. Missing facts are left out of the legal texts. */
export const LegalFacts = z.object({
  /** The registered name; the brand's own where there is none. */
  companyName: z.string().nullable(),
  address: z.string().nullable(),
  registration: z.string().nullable(),
  /** The governing law, e.g. `England and Wales`. */
  governingLaw: z.string().nullable(),
})
export type LegalFacts = z.infer<typeof LegalFacts>

const profile = z
  .url({ protocol: /^https$/, error: 'Enter a full https:// address.' })
  .max(300, 'Keep the address to 300 characters or fewer.')
  .nullable()
  .default(null)

/** The content of the footer of public pages besides links; null parts are left out. */
export const SiteFooter = z.object({
  /** The tenant's own profiles. */
  social: z
    .object({ instagram: profile, facebook: profile, youtube: profile, linkedin: profile, x: profile })
    .prefault({}),
  /** The credit for the site's maker, with a link. */
  credit: z
    .object({
      name: z.string().trim().min(1, 'Enter a name.').max(80, 'Keep the name to 80 characters or fewer.'),
      url: profile,
    })
    .nullable()
    .default(null),
})
export type SiteFooter = z.infer<typeof SiteFooter>

/** A video that shows what the product makes, for one of the tenant's audiences. */
export const Sample = z.object({
  /** Its place among the audiences. */
  audience: z.number().int(),
  presenterId: z.string(),
  title: z.string(),
  /** The words spoken in it, in English. */
  script: z.string(),
  durationSeconds: z.number(),
  videoUrl: z.string(),
  stillUrl: z.string(),
})
export type Sample = z.infer<typeof Sample>

/** An external server that receives what people of a site write, say or record. */
const ConnectedService = z.object({
  kind: z.enum(['writer', 'translator', 'speech', 'twins']),
  /** Its name in the internet; null where it is in the network of the installation. */
  host: z.string().nullable(),
})

/** The tenant's data that browsers need; also inlined in every page. */
export const Branding = z.object({
  slug: z.string(),
  vertical: Vertical,
  brand: Brand,
  words: Words.omit({ samples: true }),
  /** Only finished ones. */
  samples: z.array(Sample),
  prices: PriceList,
  presenters: Cast,
  freeCredits: z.number(),
  /** The credits granted each month without a subscription. */
  monthlyFreeCredits: z.number(),
  legal: LegalFacts,
  /** The tax that all prices contain; null where none is shown. */
  tax: Tax.nullable(),
  passwordMinimum: z.number().int(),
  salesEmail: z.string(),
  supportEmail: z.string(),
  footer: SiteFooter,
  /** True on the operator's own host: only there does /admin exist. */
  isPlatform: z.boolean(),
  /** True on the platform's own sites. Only they mention whitelabel plans; customers of partners never see them. */
  isFlagship: z.boolean(),
  /** True outside production. */
  isDevelopment: z.boolean(),
  /** Whether people may sign in with Google here. */
  hasGoogle: z.boolean(),
  /** Whether people of a company may sign in with its identity provider. */
  hasSso: z.boolean(),
  /** External services that receive scripts, recordings and similar data. */
  connectedServices: z.array(ConnectedService),
  /** The payment provider; null when nothing can be bought. The sandbox accepts test cards only. */
  payments: z.enum(['stripe', 'sandbox']).nullable(),
  /** Whether digital twins are sold: only where a service delivers them. Making one from a recording is always free. */
  sellsTwins: z.boolean(),
  /** The number of free digital twins per person; 0 when twins are sold or not offered. */
  freeTwins: z.number().int(),
  /** Whether a digital twin's own lips follow the words. */
  twinsSpeak: z.boolean(),
  /** Whether the background of a digital twin's recording can be blurred or replaced. */
  separatesBackgrounds: z.boolean(),
  /** Whether scripts can be translated here. */
  canTranslate: z.boolean(),
  /** Whether every video of the site shows that it was made with AI. */
  labelsEveryVideo: z.boolean(),
  /** Which of the features that can be turned off this site has. */
  switches: FeatureSwitches,
  /** After how many hours without a visit people have to sign in again. */
  sessionHours: z.number().int(),
})
export type Branding = z.infer<typeof Branding>

/**
 * The data block of a page: the branding, the language in which it is shown, and whether this browser holds a session worth
 * asking for.
 */
export type Boot = Branding & {
  language: Language
  /** The addresses of the message files of this language, by part of the app. */
  wordFiles: Record<string, string>
  /** True when the page shows a draft of the brand through a preview link. */
  isPreview?: boolean
  /** The site rests because of an invoice; its team gets to the invoices and to nothing else. */
  isSuspended?: boolean
  /** The partner has paused the site; its team looks after it, and customers cannot sign in. */
  isPaused?: boolean
  hasSession: boolean
}
