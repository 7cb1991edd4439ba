import { z } from 'zod'
import { BrandKit, BrandKitDesign } from '../entities/brand-kits.ts'
import { SiteAddress } from '../entities/branding.ts'
import type { Table } from '../types.ts'

const Saved = BrandKitDesign.extend({
  /** Makes it the default kit. The first kit of a person is. */
  isDefault: z.boolean().default(false),
})

const savingProblems = ['brand-kit-name-taken', 'brand-kits-full'] as const

/** The brands of a person's own business, in which their videos are made. */
export const brandKits = {
  'GET /api/brand-kits': {
    feature: 'brand-kits',
    summary: 'The brand kits of the person, the default one first.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    response: z.array(BrandKit),
    problems: [],
  },
  'POST /api/brand-kits': {
    feature: 'brand-kits',
    summary: 'Creates a brand kit. The first one becomes the default.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    body: Saved,
    response: BrandKit,
    status: 201,
    problems: savingProblems,
  },
  'PUT /api/brand-kits/:id': {
    feature: 'brand-kits',
    summary: 'Changes a brand kit. Its logo stays; finished videos change when they are rebranded.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    body: Saved,
    response: BrandKit,
    problems: ['not-found', 'brand-kit-name-taken'],
  },
  'DELETE /api/brand-kits/:id': {
    feature: 'brand-kits',
    summary: 'Deletes a brand kit. Videos keep what they were drawn with; the oldest other kit becomes the default.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    response: z.object({ ok: z.literal(true) }),
    problems: ['not-found'],
  },
  'POST /api/brand-kits/:id/logo': {
    feature: 'brand-kits',
    summary: 'Sets the logo: an SVG, PNG, JPEG, WebP or GIF of at most 1 MB, stored as a sanitized copy.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    file: 'logo',
    response: BrandKit,
    problems: [
      'not-found',
      'bad-request',
      'invalid',
      'logo-too-large',
      'logo-type',
      'picture-unreadable',
      'too-many',
      'wrong-media-type',
    ],
  },
  'DELETE /api/brand-kits/:id/logo': {
    feature: 'brand-kits',
    summary: 'Removes the logo: the name is shown in its place.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    response: BrandKit,
    problems: ['not-found'],
  },
  'POST /api/brand-kits/from-website': {
    feature: 'brand-kits',
    summary: 'Creates a brand kit from a website: name, logo, colors and font. `found` lists what was found.',
    access: 'customer',
    limit: 'tools',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    body: z.object({ url: SiteAddress }),
    response: z.object({
      kit: BrandKit,
      found: z.object({ name: z.boolean(), logo: z.boolean(), colours: z.boolean(), font: z.boolean() }),
    }),
    status: 201,
    problems: ['page-private', 'page-busy', 'brand-site-unreadable', ...savingProblems],
  },
  'GET /api/brand-kit': {
    feature: 'brand-kits',
    summary: 'The default brand kit of the person; null if they have none.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    response: z.object({ kit: BrandKit.nullable() }),
    problems: [],
  },
  'PUT /api/brand-kit': {
    feature: 'brand-kits',
    summary: 'Changes the default brand kit, or creates it if the person has none.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    body: BrandKitDesign,
    response: z.object({ kit: BrandKit }),
    problems: ['brand-kit-name-taken'],
  },
  'GET /theme/kits/:file': {
    feature: 'brand-kits',
    summary:
      'The logo of a brand kit (`<id>.svg`, for dark pages `<id>-plate.svg`). The file under a name never changes.',
    access: 'anyone',
    limit: 'none',
    whilePaused: 'open',
    response: 'file',
    problems: ['not-found'],
  },
} as const satisfies Table
