import { type Part } from './parts.ts'
import { lossOf } from './loss.ts'

type RuleList = CSSStyleSheet | CSSGroupingRule

const RULES_MAX = 400

/** Returns the rule of a sheet that takes each part away; undefined for a part that several rules take away together. */
export function rulesAtFault(sheet: CSSStyleSheet, lost: readonly Part[]): Map<Part, string | undefined> {
  const found = new Map<Part, string | undefined>(lost.map((part) => [part, undefined]))
  let left = [...lost]
  for (const { list, index } of rulesOf(sheet).slice(0, RULES_MAX)) {
    if (left.length === 0) break
    const text = list.cssRules[index]?.cssText ?? ''
    list.deleteRule(index)
    const back = left.filter(({ element }) => !lossOf(element))
    list.insertRule(text, index)
    for (const part of back) found.set(part, asWritten(text))
    left = left.filter((part) => !back.includes(part))
  }
  return found
}

/** The rules that style something, those inside of others as well. */
function rulesOf(list: RuleList): { list: RuleList; index: number }[] {
  return [...list.cssRules].flatMap((rule, index) =>
    'cssRules' in rule && !('selectorText' in rule) ? rulesOf(rule as CSSGroupingRule) : [{ list, index }],
  )
}

/** The server puts the app's own class in front of each selector, and in the place of `body`. */
function asWritten(rule: string): string {
  return rule.replaceAll(/\.tenant(?= *[,{])/g, 'body').replaceAll('.tenant ', '')
}
