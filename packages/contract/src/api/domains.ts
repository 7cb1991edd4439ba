import { z } from 'zod'
import { Domain } from '../entities/domains.ts'
import type { Table } from '../types.ts'
import { Paging, pageOf } from './paging.ts'

const Id = z.object({ id: z.uuid() })

/** The addresses of a tenant’s own. */
export const domains = {
  'GET /api/whitelabel/domains': {
    feature: 'whitelabel',
    summary:
      'The own addresses of this tenant with their records, newest first. `home` is the address that always works.',
    access: 'partner',
    limit: 'read',
    query: Paging,
    response: pageOf(Domain).extend({ home: z.string() }),
    problems: [],
  },
  'POST /api/whitelabel/domains': {
    feature: 'whitelabel',
    summary: 'Adds an address and says which records it needs.',
    access: 'partner-admin',
    limit: 'act',
    body: z.object({ host: z.string().trim().min(1, 'Enter a name such as videos.example.com.').max(300) }),
    response: Domain,
    status: 201,
    problems: ['domain-invalid', 'domain-added', 'domains-full'],
  },
  'POST /api/whitelabel/domains/:id/check': {
    feature: 'whitelabel',
    summary: 'Looks at the records and the certificate now.',
    access: 'partner-admin',
    limit: 'act',
    params: Id,
    response: Domain,
    problems: ['not-found'],
  },
  'PATCH /api/whitelabel/domains/:id': {
    feature: 'whitelabel',
    summary: 'Makes a live address the primary one, to which the others lead, or not any more.',
    access: 'partner-admin',
    limit: 'act',
    params: Id,
    body: z.object({ isPrimary: z.boolean() }),
    response: Domain,
    problems: ['not-found', 'domain-not-live'],
  },
  'DELETE /api/whitelabel/domains/:id': {
    feature: 'whitelabel',
    summary: 'Gives an address up. Nobody else gets it here for 30 days.',
    access: 'partner-admin',
    limit: 'act',
    params: Id,
    response: z.object({ ok: z.boolean() }),
    problems: ['not-found'],
  },
  'GET /.well-known/site-check': {
    feature: 'whitelabel',
    summary: 'Proves to ourselves that this address leads here.',
    access: 'anyone',
    limit: 'none',
    query: z.object({ nonce: z.string().max(100).default('') }),
    response: z.object({ proof: z.string() }),
    problems: [],
  },
} as const satisfies Table
