import { z } from 'zod'
import { Branding } from '../entities/tenants.ts'
import { Language } from '../languages.ts'
import type { Table } from '../types.ts'

export const tenants = {
  'GET /api/branding': {
    feature: 'tenants',
    summary: 'Name, colours, words and prices of the tenant of this host.',
    access: 'anyone',
    limit: 'read',
    response: Branding,
    problems: [],
  },
  'GET /theme/logo.svg': {
    feature: 'tenants',
    summary: 'The logo of the tenant of this host.',
    access: 'anyone',
    limit: 'none',
    response: 'file',
    problems: [],
  },
  'GET /theme/logo-dark.svg': {
    feature: 'tenants',
    summary: 'The logo of the tenant of this host for dark grounds; the same where one does for both.',
    access: 'anyone',
    limit: 'none',
    response: 'file',
    problems: [],
  },
  'GET /theme/icon.png': {
    feature: 'tenants',
    summary: 'The logo of the tenant of this host in a square, 192 pixels wide; `size` asks for 180 or 512.',
    access: 'anyone',
    limit: 'read',
    query: z.object({ size: z.enum(['180', '192', '512']).default('192') }),
    response: 'file',
    problems: ['brand-picture-failed'],
  },
  'GET /favicon.ico': {
    feature: 'tenants',
    summary: 'The same for programs that ask without having read a page.',
    access: 'anyone',
    limit: 'read',
    response: 'file',
    problems: ['brand-picture-failed'],
  },
  'GET /theme/share.png': {
    feature: 'tenants',
    summary: 'What previews of links to this host show: its promise, its logo and one of its presenters.',
    access: 'anyone',
    limit: 'read',
    query: z.object({ lang: Language.default('en') }),
    response: 'file',
    problems: ['brand-picture-failed'],
  },
  'GET /manifest.webmanifest': {
    feature: 'tenants',
    summary: 'Name, colours and icons of this host for whoever puts it on a home screen.',
    access: 'anyone',
    limit: 'read',
    response: 'file',
    problems: [],
  },
  'GET /samples/:file': {
    feature: 'tenants',
    summary: 'A sample film of the tenant of this host, or its still, whole or by Range.',
    access: 'anyone',
    limit: 'none',
    response: 'file',
    problems: ['not-found'],
  },
  'GET /robots.txt': {
    feature: 'tenants',
    summary: 'What search engines may visit on this host.',
    access: 'anyone',
    limit: 'none',
    response: 'file',
    problems: [],
  },
  'GET /sitemap.xml': {
    feature: 'tenants',
    summary: 'The public pages of this host in all their languages.',
    access: 'anyone',
    limit: 'none',
    response: 'file',
    problems: [],
  },
} as const satisfies Table

export const platform = {
  'GET /healthz': {
    feature: 'platform',
    summary: 'The process is alive; answers on every host.',
    access: 'anyone',
    limit: 'none',
    response: z.object({ ok: z.boolean() }),
    problems: [],
  },
  'GET /api/openapi.json': {
    feature: 'platform',
    summary: 'This table as an OpenAPI 3.1 document.',
    access: 'anyone',
    limit: 'read',
    response: 'file',
    problems: [],
  },
  'GET /dev/mail': {
    feature: 'platform',
    summary: 'In development only: the newest mails of this tenant, as people would see them.',
    access: 'anyone',
    limit: 'read',
    response: 'page',
    problems: ['not-found'],
  },
  'GET /media/:key': {
    feature: 'platform',
    summary: 'Media bytes by a signed link, whole or by Range.',
    access: 'anyone',
    limit: 'none',
    query: z.object({
      expires: z.coerce.number().int(),
      signature: z.string().max(200),
      download: z.string().max(200).optional(),
    }),
    response: 'file',
    problems: ['link-expired', 'not-found'],
  },
} as const satisfies Table
