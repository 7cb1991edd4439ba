import type { Tenant } from '../tenant/tenant.ts'

/** An example of a token, which is not valid. */
export const EXAMPLE_TOKEN = 'example'

export const EXAMPLE_ID = '00000000-0000-4000-8000-000000000000'

export const EXAMPLE_DAY = '2027-03-14'

/** A person and a video that examples name. */
export const EXAMPLE_PERSON = 'Alex'

export function exampleVideo({ branding, words }: Tenant): string {
  return branding.samples[0]?.title ?? words.promise
}
