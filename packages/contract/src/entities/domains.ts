import { z } from 'zod'

/** A required DNS record in the form that registrars use, with the values that were found. */
export const DomainRecord = z.object({
  type: z.enum(['TXT', 'CNAME', 'A', 'AAAA', 'CAA']),
  /** The host part for registrars, relative to the registered domain: `@`, `www`, `_verify.www`. */
  name: z.string(),
  /** The expected values; empty when there should be no record. */
  shouldBe: z.array(z.string()),
  found: z.array(z.string()),
  /** `unknown`: the name servers did not answer, so nothing changes. */
  state: z.enum(['correct', 'missing', 'wrong', 'unknown']),
})
export type DomainRecord = z.infer<typeof DomainRecord>

/** Warnings about a domain, shown before or after its records are changed. */
export const DomainWarning = z.enum([
  'website-here',
  'proxied',
  'several-records',
  'held-elsewhere',
  'no-answer',
  'no-edge',
  /** This installation runs on a development host: the records show what a real one would. */
  'example-values',
])
export type DomainWarning = z.infer<typeof DomainWarning>

/** An address of a tenant’s own. */
export const Domain = z.object({
  id: z.uuid(),
  host: z.string(),
  /** The name that was registered, at which the DNS page of the provider is found. */
  registered: z.string(),
  /** `verified`: the records are right. `certificate`: it is being issued. `lost`: it was live and points elsewhere now. */
  state: z.enum(['pending', 'verified', 'certificate', 'live', 'lost']),
  isPrimary: z.boolean(),
  records: z.array(DomainRecord),
  warnings: z.array(DomainWarning),
  /** The response time of our own server at this address in milliseconds; null until it responded. */
  answerMilliseconds: z.number().int().nullable(),
  certificateUntil: z.string().nullable(),
  checkedAt: z.string().nullable(),
  lostAt: z.string().nullable(),
  createdAt: z.string(),
})
export type Domain = z.infer<typeof Domain>
