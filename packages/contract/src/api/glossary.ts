import { z } from 'zod'
import { Glossary, GlossaryEntry, GlossaryTerm } from '../entities/glossary.ts'
import type { Table } from '../types.ts'

const Ok = z.object({ ok: z.literal(true) })

const own = { access: 'customer', limit: 'change', scope: 'videos:write' } as const
const ofSite = { access: 'partner-editor', limit: 'change', scope: null, duringImpersonation: 'refused' } as const

/** Terms with how voices say them and what translations make of them, of a person and of a site. */
export const glossary = {
  'GET /api/glossary': {
    feature: 'glossary',
    summary: 'The person’s glossary, and that of the site, which applies to terms that the person’s does not have.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    response: Glossary,
    problems: [],
  },
  'POST /api/glossary': {
    ...own,
    feature: 'glossary',
    summary: 'Adds a term to the person’s glossary. Existing videos do not change.',
    duringImpersonation: 'allowed',
    body: GlossaryTerm,
    response: GlossaryEntry,
    status: 201,
    problems: ['glossary-full', 'glossary-term-taken'],
  },
  'PUT /api/glossary/:id': {
    ...own,
    feature: 'glossary',
    summary: 'Changes a term of the person’s glossary.',
    duringImpersonation: 'allowed',
    body: GlossaryTerm,
    response: GlossaryEntry,
    problems: ['not-found', 'glossary-term-taken'],
  },
  'DELETE /api/glossary/:id': {
    ...own,
    feature: 'glossary',
    summary: 'Deletes a term of the person’s glossary.',
    duringImpersonation: 'refused',
    response: Ok,
    problems: ['not-found'],
  },
  'GET /api/whitelabel/glossary': {
    feature: 'glossary',
    summary: 'The glossary of the site.',
    access: 'partner',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    response: z.array(GlossaryEntry),
    problems: [],
  },
  'POST /api/whitelabel/glossary': {
    ...ofSite,
    feature: 'glossary',
    summary: 'Adds a term to the glossary of the site, which applies to all its people.',
    body: GlossaryTerm,
    response: GlossaryEntry,
    status: 201,
    problems: ['glossary-full', 'glossary-term-taken'],
  },
  'PUT /api/whitelabel/glossary/:id': {
    ...ofSite,
    feature: 'glossary',
    summary: 'Changes a term of the glossary of the site.',
    body: GlossaryTerm,
    response: GlossaryEntry,
    problems: ['not-found', 'glossary-term-taken'],
  },
  'DELETE /api/whitelabel/glossary/:id': {
    ...ofSite,
    feature: 'glossary',
    summary: 'Deletes a term of the glossary of the site.',
    response: Ok,
    problems: ['not-found'],
  },
} as const satisfies Table
