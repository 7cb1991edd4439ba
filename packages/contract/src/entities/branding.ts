import { z } from 'zod'
import { Cast, LegalFacts, WordPacks } from './tenants.ts'
import { ONE_LINE, ONE_LINE_NAME } from './one-line.ts'

/** The families a brand may be set in; all of them are served by the site itself. */
const brandFonts = ['Inter', 'Roboto', 'Open Sans', 'Lato', 'Source Sans Pro'] as const

const CSS_CHARACTERS_MAX = 50_000

const Hex = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Write a colour like #3b82f6.')

export const CompanyName = z
  .string()
  .trim()
  .min(1, 'Write the name of the company.')
  .max(80, 'Keep the name under 80 characters.')
  .regex(ONE_LINE, ONE_LINE_NAME)

export const BrandColours = z.object({ primary: Hex, secondary: Hex, accent: Hex })

export const BrandFont = z.enum(brandFonts, 'Choose one of the families that are offered.')

export const CustomCss = z.string().max(CSS_CHARACTERS_MAX, 'Keep the style sheet under 50,000 characters.')

const Told = z.string().trim().max(200, 'Keep this under 200 characters.')

const told = Told.nullable().transform((text) => text || null)

const FilmLine = z
  .string()
  .trim()
  .max(80, 'Keep this under 80 characters.')
  .regex(/^\P{Cc}*$/u, 'Write this on one line.')
  .default('')

/** What every film of a brand begins and ends with; nothing where it is empty. */
export const BrandFilm = z.object({
  /** Stands below the logo in the first second. */
  openingLine: FilmLine,
  /** Stands on the last card of a film that has none of its own. */
  closingLine: FilmLine,
})
export type BrandFilm = z.infer<typeof BrandFilm>

/** All that makes a site look and sound like its company: what one edits as a draft and publishes as a version. */
export const BrandDesign = z.object({
  companyName: CompanyName,
  colours: BrandColours,
  fontFamily: BrandFont,
  /** One of the logos that were uploaded here, or the one the site began with. */
  logoId: z.uuid(),
  /** Another one for dark grounds; null where one does for both. */
  darkLogoId: z.uuid().nullable().default(null),
  customCss: CustomCss,
  words: WordPacks,
  presenters: Cast,
  film: BrandFilm.prefault({}),
  legal: LegalFacts.extend({ companyName: told, address: told, registration: told, governingLaw: told }),
  salesEmail: z.email('Write a whole address.').max(254),
  supportEmail: z.email('Write a whole address.').max(254),
})
export type BrandDesign = z.infer<typeof BrandDesign>

/** Something in a style sheet that was left out, with the line it stands in. */
export const CssFault = z.object({
  line: z.number().int(),
  kind: z.enum(['at-rule', 'selector', 'property', 'value', 'syntax', 'too-much']),
  /** What is meant, as it was written. */
  subject: z.string(),
})
export type CssFault = z.infer<typeof CssFault>

/** A design with what a preview of it needs. */
export const BrandDraft = z.object({
  design: BrandDesign,
  /** The version that the draft began from. */
  basedOn: z.number().int(),
  publishedVersion: z.number().int(),
  /** Null while nothing differs from what is published. */
  savedAt: z.string().nullable(),
  logoUrl: z.string(),
  /** Where the style sheet lies as it would be published; null when nothing of it is left. */
  sheetUrl: z.string().nullable(),
  cssFaults: z.array(CssFault),
})
export type BrandDraft = z.infer<typeof BrandDraft>

export const BrandVersion = z.object({
  version: z.number().int(),
  companyName: z.string(),
  colours: BrandColours,
  publishedAt: z.string().nullable(),
  /** Null for what the site began with, and for somebody who left. */
  publishedBy: z.string().nullable(),
  isCurrent: z.boolean(),
})
export type BrandVersion = z.infer<typeof BrandVersion>

/** What is published, in the names of the form. */
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
