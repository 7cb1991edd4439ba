import { z } from 'zod'
import { TableFault } from './batches.ts'

/** The possible contents of a column of a list of people. */
export const ImportField = z.enum(['email', 'name', 'role', 'language'], { error: 'Choose what this column contains.' })
export type ImportField = z.infer<typeof ImportField>

const Column = z.number({ error: 'Choose a column of the file.' }).int().min(0).max(99)

/** Which column holds what. */
export const ImportPlan = z.object({ columns: z.partialRecord(ImportField, Column) })
export type ImportPlan = z.output<typeof ImportPlan>

/** `open` until it is started; invitations of a `cancelled` import are kept. */
export const ImportState = z.enum(['open', 'running', 'done', 'cancelled'])
export type ImportState = z.infer<typeof ImportState>

export const PeopleImport = z.object({
  id: z.uuid(),
  name: z.string(),
  state: ImportState,
  encoding: z.string(),
  header: z.array(z.string()),
  /** The first rows as they were read. */
  sample: z.array(z.array(z.string())),
  /** Columns suggested from their names. */
  suggested: z.partialRecord(ImportField, Column),
  plan: ImportPlan.nullable(),
  rows: z.number().int(),
  /** Rows by state: not processed yet, invited, refused. */
  waiting: z.number().int(),
  invited: z.number().int(),
  refused: z.number().int(),
  /** The number of invited people whose email is still queued. Emails are sent one after the other. */
  mailsWaiting: z.number().int(),
  /** The username of the person who uploaded the file. */
  importedBy: z.string(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
})
export type PeopleImport = z.infer<typeof PeopleImport>

/** What an import would do; no one is invited. */
export const ImportCheck = z.object({
  rows: z.number().int(),
  good: z.number().int(),
  refused: z.number().int(),
  faults: z.array(TableFault),
  /** The first who would be invited. */
  first: z.array(z.object({ email: z.string(), name: z.string() })),
  /** Until the mail to the last of them leaves. */
  mailMinutes: z.number().int(),
})
export type ImportCheck = z.infer<typeof ImportCheck>

/** The state of one row of an import. */
export const ImportRow = z.object({
  line: z.number().int(),
  email: z.string(),
  /**
   * `invited`: the email is queued; `sent`: it was sent; `came`: the person has an account; `gone`: the invitation was
   * withdrawn or has expired.
   */
  state: z.enum(['invited', 'sent', 'came', 'gone', 'refused']),
  reason: z.string().nullable(),
})
export type ImportRow = z.infer<typeof ImportRow>
