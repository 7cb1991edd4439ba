import type { ImportPlan } from '@vitrine/contract'
import type { Table } from '../../../platform/table-file/stretches.ts'
import type { ThreadPool } from '../../../platform/thread-pool/thread-pool.ts'
import type { Owner } from '../../../ports/owner.ts'
import { type RowResult, tasks } from './rows.ts'

/** Reads every row by the plan, a stretch at a time in threads. The reason of a refusal says what to change in it. */
export async function readRows(
  threads: Pick<ThreadPool, 'run'>,
  { header, stretches }: Table,
  plan: ImportPlan,
  owner: Owner,
): Promise<RowResult[]> {
  const results: RowResult[] = []
  for (const stretch of stretches)
    results.push(...(await threads.run(tasks.readStretch, { stretch, plan, width: header.length }, owner)))
  return refuseRepeated(results)
}

/** An address counts where it comes first. */
function refuseRepeated(results: readonly RowResult[]): RowResult[] {
  const lineOf = new Map<string, number>()
  return results.map((result) => {
    if (result.kind === 'refused') return result
    const { line, person } = result
    const { email } = person
    const earlier = lineOf.get(email.toLowerCase())
    if (earlier !== undefined)
      return { kind: 'refused', line, email, reason: `This address stands in line ${earlier} already.` }
    lineOf.set(email.toLowerCase(), line)
    return result
  })
}
