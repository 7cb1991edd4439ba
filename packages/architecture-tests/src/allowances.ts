import type { Fault } from './fault.ts'

/** The number of tolerated faults of a rule in each of its groups. The numbers may only fall. */
export type Allowances = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Leaves out the faults of every group that has no more of them than it may have; of the others all stay. */
export function withoutAllowed(faults: readonly Fault[], allowances: Allowances): Fault[] {
  const counts = countsOf(faults)
  return faults.flatMap((fault) => {
    const { rule, group } = fault
    if (group === undefined) return [fault]
    const count = counts[rule]?.[group] ?? 0
    const allowed = allowances[rule]?.[group] ?? 0
    if (count <= allowed) return []
    return [allowed === 0 ? fault : { ...fault, message: `${fault.message} (${group}: ${count}, at most ${allowed})` }]
  })
}

/** The faults of each group, rule by rule. */
export function countsOf(faults: readonly Fault[]): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {}
  for (const { rule, group } of faults) {
    if (group === undefined) continue
    const groups = (counts[rule] ??= {})
    groups[group] = (groups[group] ?? 0) + 1
  }
  return counts
}

/**
 * Returns the allowances lowered to the present findings. None is raised or added, except for those of `newRule`, so that a
 * rule without allowances keeps none.
 */
export function tightened(allowances: Allowances, faults: readonly Fault[], newRule?: string): Allowances {
  const counts = Object.entries(countsOf(faults)).map(([rule, groups]) => {
    const old = allowances[rule]
    const isNew = rule === newRule && !old
    const lowered = Object.entries(groups).map(([group, count]): [string, number] => [
      group,
      isNew ? count : Math.min(count, old?.[group] ?? 0),
    ])
    return [rule, Object.fromEntries(lowered.filter(([, count]) => count > 0).sort(byName))] as const
  })
  return Object.fromEntries(counts.filter(([, groups]) => Object.keys(groups).length > 0).sort(byName))
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one.localeCompare(other)
}
