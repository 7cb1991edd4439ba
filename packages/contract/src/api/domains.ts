import { z } from 'zod'
import { Domain } from '../entities/domains.ts'
import type { Table } from '../types.ts'
import { Paging, pageOf } from './paging.ts'
import { Id, Ok } from './shapes.ts'

/** The addresses of a tenant’s own. */
export const domains = {
  'GET /api/whitelabel/domains': {
    feature: 'domains',
    summary:
      'The custom domains of this tenant with their DNS records, newest first. `home` is the address that always works.',
    access: 'partner',
    limit: 'read',
    scope: 'site:read',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    query: Paging,
    response: pageOf(Domain).extend({ home: z.string() }),
    problems: [],
  },
  'POST /api/whitelabel/domains': {
    feature: 'domains',
    summary: 'Adds a custom domain and returns the DNS records that it needs.',
    access: 'partner-admin',
    limit: 'change',
    scope: 'site:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    body: z.object({ host: z.string().trim().min(1, 'Enter a domain such as videos.example.com.').max(300) }),
    response: Domain,
    status: 201,
    problems: ['domain-invalid', 'domain-added', 'domains-full'],
  },
  'POST /api/whitelabel/domains/:id/check': {
    feature: 'domains',
    summary: 'Checks the DNS records and the certificate now.',
    access: 'partner-admin',
    limit: 'change',
    scope: 'site:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    params: Id,
    response: Domain,
    problems: ['not-found'],
  },
  'PATCH /api/whitelabel/domains/:id': {
    feature: 'domains',
    summary: 'Makes a live domain the primary one, to which the others redirect, or reverses this.',
    access: 'partner-admin',
    limit: 'change',
    scope: 'site:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    params: Id,
    body: z.object({ isPrimary: z.boolean() }),
    response: Domain,
    problems: ['not-found', 'domain-not-live'],
  },
  'DELETE /api/whitelabel/domains/:id': {
    feature: 'domains',
    summary: 'Removes a custom domain. Nobody else can add it here for 30 days.',
    access: 'partner-admin',
    limit: 'change',
    scope: 'site:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    params: Id,
    response: Ok,
    problems: ['not-found'],
  },
  'GET /.well-known/site-check': {
    feature: 'domains',
    summary: 'Proves that this domain points to this installation.',
    access: 'anyone',
    limit: 'none',
    whileSuspended: 'open',
    query: z.object({ nonce: z.string().max(100).default('') }),
    response: z.object({ proof: z.string() }),
    problems: [],
  },
} as const satisfies Table
