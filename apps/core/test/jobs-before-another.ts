import type { Owner } from '../src/ports/owner.ts'

/**
 * Sends four jobs of one person and then one of another tenant's. Returns how many jobs ended before the latter: one when it was
 * the next, none when the result of the first job was read after it, four when all others went first.
 */
export async function jobsBeforeAnother(work: (owner: Owner) => Promise<unknown>): Promise<number> {
  const ended: string[] = []
  const people = ['ana', 'ana', 'ana', 'ana', 'ben']
  await Promise.all(
    people.map(async (personId) => {
      await work({ tenantId: `tenant of ${personId}`, personId })
      ended.push(personId)
    }),
  )
  return ended.indexOf('ben')
}
