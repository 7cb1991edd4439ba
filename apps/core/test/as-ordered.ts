import type { Owner } from '../src/ports/owner.ts'

/** Sends four jobs of one person and then one of another tenant's. Returns whose jobs ended, in order. */
export async function asOrdered(work: (owner: Owner) => Promise<unknown>): Promise<string[]> {
  const ended: string[] = []
  const people = ['ana', 'ana', 'ana', 'ana', 'ben']
  await Promise.all(
    people.map(async (personId) => {
      await work({ tenantId: `tenant of ${personId}`, personId })
      ended.push(personId)
    }),
  )
  return ended
}
