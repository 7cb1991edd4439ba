import type { SheetFault } from './check-sheet.ts'

export interface RuleFaults {
  rule: string | undefined
  /** One for each part of each page, in any theme and width. */
  faults: SheetFault[]
}

/** Groups faults by the rule that causes them, the one that takes most away first. */
export function byRule(faults: readonly SheetFault[]): RuleFaults[] {
  const groups = new Map<string | undefined, Map<string, SheetFault>>()
  for (const fault of faults) {
    const group = groups.get(fault.rule) ?? new Map<string, SheetFault>()
    const key = [fault.path, fault.kind, fault.text].join('\n')
    groups.set(fault.rule, group.set(key, group.get(key) ?? fault))
  }
  return [...groups]
    .map(([rule, group]) => ({ rule, faults: [...group.values()] }))
    .sort((one, other) => other.faults.length - one.faults.length)
}
