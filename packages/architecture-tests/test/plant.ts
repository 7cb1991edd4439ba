import type { Rule } from '../src/fault.ts'

/** The faults a rule finds in a small made-up tree, as `file:line`. Keys are paths, values are texts. */
export function faultsOf(rule: Rule, tree: Record<string, string>): string[] {
  const files = Object.entries(tree).map(([path, text]) => ({ path, text }))
  return rule(files).map(({ file, line }) => `${file}:${line}`)
}
