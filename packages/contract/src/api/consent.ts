import { z } from 'zod'
import { TermsDue } from '../entities/people.ts'
import type { Table } from '../types.ts'

/** The documents that people agree to. */
export const consent = {
  'POST /api/acceptances': {
    feature: 'consent',
    summary: 'Accepts versions of the terms and the privacy policy. Only a version in force can be accepted.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    body: z.object({
      accepted: z
        .array(TermsDue.pick({ document: true, version: true }))
        .min(1, 'List the documents being accepted.')
        .max(2, 'List each document only once.'),
    }),
    response: z.object({ termsDue: z.array(TermsDue) }),
    problems: ['version-not-in-force'],
  },
} as const satisfies Table
