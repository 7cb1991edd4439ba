import { z } from 'zod'
import {
  BrandColours,
  BrandDesign,
  BrandDraft,
  BrandFont,
  BrandVersion,
  CompanyName,
  CustomCss,
  WhitelabelBranding,
} from '../entities/branding.ts'
import type { Table } from '../types.ts'

const Hex = BrandColours.shape.primary

/** The brand of a tenant: a draft that is seen before it counts, versions that come back, and what everybody gets. */
export const branding = {
  'GET /api/whitelabel/branding': {
    feature: 'whitelabel',
    summary: 'The brand as it is published.',
    access: 'partner',
    limit: 'read',
    response: WhitelabelBranding,
    problems: [],
  },
  'PATCH /api/whitelabel/branding': {
    feature: 'whitelabel',
    summary: 'Changes the published brand at once, as a new version. What is left out stays.',
    access: 'partner-editor',
    limit: 'act',
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
    feature: 'whitelabel',
    summary: 'The draft of the brand; the published brand where there is none.',
    access: 'partner',
    limit: 'read',
    response: BrandDraft,
    problems: [],
  },
  'PUT /api/whitelabel/branding/draft': {
    feature: 'whitelabel',
    summary: 'Keeps a draft. Nobody but the team sees it; the answer says what of the style sheet would be left out.',
    access: 'partner-editor',
    limit: 'typing',
    body: z.object({ design: BrandDesign }),
    response: BrandDraft,
    problems: ['logo-unknown', 'avatar-unknown'],
  },
  'POST /api/whitelabel/branding/publish': {
    feature: 'whitelabel',
    summary:
      'Publishes the draft as a new version. `basedOn` is the version one has seen: another one since is refused.',
    access: 'partner-editor',
    limit: 'act',
    body: z.object({ basedOn: z.number().int() }),
    response: BrandDraft,
    problems: ['brand-changed', 'no-draft'],
  },
  'POST /api/whitelabel/branding/rollback': {
    feature: 'whitelabel',
    summary: 'Publishes an earlier version again, as a new one.',
    access: 'partner-editor',
    limit: 'act',
    body: z.object({ version: z.number().int() }),
    response: BrandDraft,
    problems: ['not-found'],
  },
  'GET /api/whitelabel/branding/versions': {
    feature: 'whitelabel',
    summary: 'What was published, newest first, at most 50.',
    access: 'partner',
    limit: 'read',
    response: z.array(BrandVersion),
    problems: [],
  },
  'POST /api/whitelabel/branding/preview-link': {
    feature: 'whitelabel',
    summary: 'A link under which anybody sees the draft of the moment, for seven days.',
    access: 'partner',
    limit: 'act',
    response: z.object({ url: z.string(), expiresAt: z.string() }),
    problems: [],
  },
  'POST /api/whitelabel/logo': {
    feature: 'whitelabel',
    summary:
      'Takes an SVG, PNG, JPEG, WebP or GIF of at most 1 MB and draws it anew. It counts once a design names it.',
    access: 'partner-editor',
    limit: 'act',
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
    feature: 'whitelabel',
    summary:
      'A style sheet (`<hash>.css`) or a logo (`<id>.svg`) of this host’s tenant. It never changes under its name.',
    access: 'anyone',
    limit: 'none',
    response: 'file',
    problems: ['not-found'],
  },
} as const satisfies Table
