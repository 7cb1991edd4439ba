import { featureOf, featureOrder } from '../core-feature-names.ts'
import type { Fault, Rule } from '../fault.ts'
import type { Link } from '../links.ts'
import { linksOf } from '../links.ts'
import { isTest } from '../source-file.ts'

/** A feature of the core imports only features that come before it, and the order knows every folder. */
export const featureOrderRule: Rule = (files) => [
  ...placeFaults(files.map(({ path }) => path)),
  ...linksOf(files).flatMap((link) => (isTest(link.from) ? [] : upwardFault(link))),
]

function placeFaults(paths: readonly string[]): Fault[] {
  const firstFiles = new Map<string, string>()
  for (const path of paths) {
    const feature = featureOf(path)
    if (feature !== undefined && !firstFiles.has(feature)) firstFiles.set(feature, path)
  }
  return [...firstFiles].flatMap(([feature, file]) => {
    if (featureOrder.includes(feature)) return []
    const message = `${feature} has no place in the order of features. Give it one in src/core-feature-names.ts.`
    return [{ rule: 'feature-order', file, line: 1, message }]
  })
}

function upwardFault({ from, to, line }: Link): Fault[] {
  const [own, other] = [featureOf(from), to === undefined ? undefined : featureOf(to)]
  if (own === undefined || other === undefined) return []
  if (featureOrder.indexOf(other) <= featureOrder.indexOf(own)) return []
  const message = `${own} imports ${other}, which comes after it. Take it as a named input of the module, or publish an event.`
  return [{ rule: 'feature-order', file: from, line, message, group: `${own} > ${other}` }]
}
