import { z } from 'zod'
import { HexColour } from './hex-colour.ts'
import { Cast, LegalFacts, SiteFooter, WordPacks } from './tenants.ts'
import { ONE_LINE, ONE_LINE_NAME } from './one-line.ts'

/** The font families of brands. The site serves all of them itself. */
const brandFonts = ['Inter', 'Roboto', 'Open Sans', 'Lato', 'Source Sans Pro'] as const

const CSS_CHARACTERS_MAX = 50_000

export const CompanyName = z
  .string()
  .trim()
  .min(1, 'Enter the company name.')
  .max(80, 'Keep the name to {maximum, number} characters or fewer.')
  .regex(ONE_LINE, ONE_LINE_NAME)

export const BrandColours = z.object({ primary: HexColour, secondary: HexColour, accent: HexColour })

export const BrandFont = z.enum(brandFonts, 'Choose one of the listed fonts.')

export const CustomCss = z.string().max(CSS_CHARACTERS_MAX, 'Keep the CSS to {maximum, number} characters or fewer.')

const OptionalText = z.string().trim().max(200, 'Keep this to {maximum, number} characters or fewer.')

const told = OptionalText.nullable().transform((text) => text || null)

/** An address as people type it; a missing `https://` is added. */
export const SiteAddress = z
  .string()
  .trim()
  .max(500, 'Keep the address to {maximum, number} characters or fewer.')
  .transform((address) => (/^https?:\/\//i.test(address) ? address : `https://${address}`))
  .refine((address) => URL.parse(address)?.hostname.includes('.') === true, 'Enter a domain like www.example.com.')

/** A line of a video: one line of at most 80 characters, or nothing. */
export const BrandLine = z
  .string()
  .trim()
  .max(80, 'Keep this to {maximum, number} characters or fewer.')
  .regex(/^\P{Cc}*$/u, 'Keep this on one line.')
  .default('')

/** The opening, the closing and the labels of a site's videos. Empty lines are not shown. */
export const BrandVideo = z.object({
  /** Shown below the logo in the first second. */
  openingLine: BrandLine,
  /** Shown on the last card of a video without an end card of its own. */
  closingLine: BrandLine,
  /** The parts of the site's brand that stay on videos made with a customer's brand kit. */
  onCustomerVideos: z.enum(['made-with', 'nothing'], 'Choose one of the listed options.').default('made-with'),
  /** Whether the site adds an AI label to every video, or the person who makes a video decides. */
  aiLabel: z.enum(['every-video', 'customer-choice'], 'Choose one of the listed options.').default('customer-choice'),
})
export type BrandVideo = z.infer<typeof BrandVideo>

/** The whole design of a site: edited as a draft and published as a version. */
export const BrandDesign = z.object({
  companyName: CompanyName,
  colours: BrandColours,
  fontFamily: BrandFont,
  /** One of the logos that were uploaded here, or the one the site began with. */
  logoId: z.uuid(),
  /** The logo for dark backgrounds; null when one logo serves both. */
  darkLogoId: z.uuid().nullable().default(null),
  customCss: CustomCss,
  words: WordPacks,
  presenters: Cast,
  video: BrandVideo.prefault({}),
  legal: LegalFacts.extend({ companyName: told, address: told, registration: told, governingLaw: told }),
  salesEmail: z.email('Enter a full address.').max(254),
  supportEmail: z.email('Enter a full address.').max(254),
  footer: SiteFooter.prefault({}),
})
export type BrandDesign = z.infer<typeof BrandDesign>

/** A part of a style sheet that was removed, with its line number. */
export const CssFault = z.object({
  line: z.number().int(),
  kind: z.enum(['at-rule', 'selector', 'property', 'value', 'syntax', 'too-much']),
  /** The removed source text. */
  subject: z.string(),
})
export type CssFault = z.infer<typeof CssFault>

/** The draft that the editor last loaded. A newer draft is not overwritten. */
export const SeenDraft = z.object({ publishedVersion: z.number().int(), savedAt: z.string().nullable() })
export type SeenDraft = z.infer<typeof SeenDraft>

/** A design with what a preview of it needs. */
export const BrandDraft = z.object({
  design: BrandDesign,
  /** The version that the draft began from. */
  basedOn: z.number().int(),
  publishedVersion: z.number().int(),
  /** Null while the draft equals the published design. */
  savedAt: z.string().nullable(),
  logoUrl: z.string(),
  /** The address of the filtered style sheet; null when filtering leaves nothing. */
  sheetUrl: z.string().nullable(),
  cssFaults: z.array(CssFault),
})
export type BrandDraft = z.infer<typeof BrandDraft>

export const BrandVersion = z.object({
  version: z.number().int(),
  companyName: z.string(),
  colours: BrandColours,
  publishedAt: z.string().nullable(),
  /** Null for the initial version and for deleted accounts. */
  publishedBy: z.string().nullable(),
  isCurrent: z.boolean(),
})
export type BrandVersion = z.infer<typeof BrandVersion>

/** The published design, in the field names of the form. */
export const WhitelabelBranding = z.object({
  companyName: z.string(),
  logoUrl: z.string(),
  primaryColor: z.string(),
  secondaryColor: z.string(),
  accentColor: z.string(),
  fontFamily: z.string(),
  customCss: z.string(),
  version: z.number().int(),
})
