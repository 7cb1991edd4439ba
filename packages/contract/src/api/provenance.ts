import { FileQuestion, FileVerification, LinkQuestion, LinkVerification } from '../entities/provenance.ts'
import type { Table } from '../types.ts'

/** Whether a video was made on this site. Videos of other sites get the same answer as unknown files. */
export const provenance = {
  'POST /api/verify/file': {
    feature: 'provenance',
    summary: 'Whether a file was made on this site, by its SHA-256. The file is not sent.',
    access: 'anyone',
    limit: 'read',
    body: FileQuestion,
    response: FileVerification,
    problems: [],
  },
  'POST /api/verify/link': {
    feature: 'provenance',
    summary: 'Whether a public share page shows a video made on this site.',
    access: 'anyone',
    limit: 'read',
    body: LinkQuestion,
    response: LinkVerification,
    problems: [],
  },
} as const satisfies Table
