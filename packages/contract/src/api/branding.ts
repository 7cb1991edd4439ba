import { z } from 'zod'
import {
  BrandColours,
  BrandDesign,
  BrandDraft,
  BrandFont,
  BrandVersion,
  CompanyName,
  CustomCss,
  SeenDraft,
  WhitelabelBranding,
} from '../entities/branding.ts'
import { Language } from '../languages.ts'
import type { Table } from '../types.ts'

const Hex = BrandColours.shape.primary

const PreviewLink = z.object({ url: z.string(), expiresAt: z.string() })

/** As people say it: without `https://` it is meant all the same. */
const SiteAddress = z
  .string()
  .trim()
  .max(500, 'Keep the address to {maximum, number} characters or fewer.')
  .transform((address) => (/^https?:\/\//i.test(address) ? address : `https://${address}`))
  .refine((address) => URL.parse(address)?.hostname.includes('.') === true, 'Enter a domain like www.example.com.')

const Shown = z.object({ lang: Language.default('en') })

/** The brand of a tenant: a draft that is seen before it counts, versions that come back, and what everybody gets. */
export const branding = {
  'GET /api/whitelabel/branding': {
    feature: 'branding',
    summary: 'The brand as it is published.',
    access: 'partner',
    limit: 'read',
    scope: 'site:read',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    response: WhitelabelBranding,
    problems: [],
  },
  'PATCH /api/whitelabel/branding': {
    feature: 'branding',
    summary: 'Changes the published brand at once, as a new version. What is left out stays.',
    access: 'partner-editor',
    limit: 'act',
    scope: 'site:write',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    body: z.object({
      companyName: CompanyName.optional(),
      /** The address of a logo of this site; others are uploaded first. */
      logoUrl: z.string().max(2000).optional(),
      primaryColor: Hex.optional(),
      secondaryColor: Hex.optional(),
      accentColor: Hex.optional(),
      fontFamily: BrandFont.optional(),
      customCss: CustomCss.optional(),
    }),
    response: WhitelabelBranding,
    problems: ['logo-unknown'],
  },
  'GET /api/whitelabel/branding/draft': {
    feature: 'branding',
    summary: 'The draft of the brand; the published brand where there is none.',
    access: 'partner',
    limit: 'read',
    scope: 'site:read',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    response: BrandDraft,
    problems: [],
  },
  'GET /api/whitelabel/branding/draft/email': {
    feature: 'branding',
    summary: 'The email of welcome in the draft, for a frame of this site.',
    access: 'partner',
    limit: 'read',
    scope: 'site:read',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    query: Shown,
    response: 'page',
    problems: [],
  },
  'GET /api/whitelabel/branding/draft/share-page': {
    feature: 'branding',
    summary: 'The page of a shared video in the draft, for a frame of this site.',
    access: 'partner',
    limit: 'read',
    scope: 'site:read',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    query: Shown,
    response: 'page',
    problems: [],
  },
  'GET /api/whitelabel/branding/draft/video': {
    feature: 'branding',
    summary: 'A moment of a video in the draft, as a picture.',
    access: 'partner',
    limit: 'read',
    scope: 'site:read',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    query: Shown.extend({ moment: z.enum(['opening', 'greeting', 'closing']).default('greeting') }),
    response: 'file',
    problems: ['brand-picture-failed'],
  },
  'PUT /api/whitelabel/branding/draft': {
    feature: 'branding',
    summary:
      'Keeps a draft for the team. The answer says what of its sheet is left out; with `seen`, a newer draft is not written over.',
    access: 'partner-editor',
    limit: 'typing',
    scope: 'site:write',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    body: z.object({ design: BrandDesign, seen: SeenDraft.optional() }),
    response: BrandDraft,
    problems: ['logo-unknown', 'avatar-unknown', 'brand-draft-changed'],
  },
  'POST /api/whitelabel/branding/publish': {
    feature: 'branding',
    summary:
      'Publishes the draft as a new version. `basedOn` is the version one has seen: another one since is refused.',
    access: 'partner-editor',
    limit: 'act',
    scope: 'site:write',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    body: z.object({ basedOn: z.number().int() }),
    response: BrandDraft,
    problems: ['brand-changed', 'no-draft'],
  },
  'POST /api/whitelabel/branding/rollback': {
    feature: 'branding',
    summary: 'Publishes an earlier version again, as a new one.',
    access: 'partner-editor',
    limit: 'act',
    scope: 'site:write',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    body: z.object({ version: z.number().int() }),
    response: BrandDraft,
    problems: ['not-found'],
  },
  'GET /api/whitelabel/branding/versions': {
    feature: 'branding',
    summary: 'What was published, newest first, at most 50.',
    access: 'partner',
    limit: 'read',
    scope: 'site:read',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    response: z.array(BrandVersion),
    problems: [],
  },
  'POST /api/whitelabel/branding/preview-link': {
    feature: 'branding',
    summary: 'A link under which anybody sees the draft of the moment, for seven days.',
    access: 'partner',
    limit: 'act',
    scope: null,
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    response: PreviewLink,
    problems: [],
  },
  'POST /api/whitelabel/branding/from-website': {
    feature: 'branding',
    summary:
      'Reads name, logo, colours and font from a website into the draft. `found` says what was there; the link shows it for seven days.',
    access: 'partner-editor',
    limit: 'tools',
    scope: 'site:write',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    body: z.object({ url: SiteAddress }),
    response: z.object({
      draft: BrandDraft,
      found: z.object({ name: z.boolean(), logo: z.boolean(), colours: z.boolean(), font: z.boolean() }),
      preview: PreviewLink,
    }),
    problems: ['page-private', 'brand-site-unreadable', 'logo-unknown', 'avatar-unknown'],
  },
  'POST /api/whitelabel/logo': {
    feature: 'branding',
    summary:
      'Takes an SVG, PNG, JPEG, WebP or GIF of at most 1 MB and draws it anew. It counts once a design names it.',
    access: 'partner-editor',
    limit: 'act',
    scope: 'site:write',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    file: 'logo',
    response: z.object({ logoId: z.uuid(), logoUrl: z.string() }),
    status: 201,
    problems: [
      'bad-request',
      'invalid',
      'logo-too-large',
      'logo-type',
      'picture-unreadable',
      'too-many',
      'wrong-media-type',
    ],
  },
  'GET /theme/:file': {
    feature: 'branding',
    summary:
      'A style sheet (`<hash>.css`) or a logo (`<id>.svg`) of this host’s tenant. It never changes under its name.',
    access: 'anyone',
    limit: 'none',
    whilePaused: 'open',
    whileSuspended: 'open',
    response: 'file',
    problems: ['not-found'],
  },
} as const satisfies Table
