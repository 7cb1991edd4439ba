import { featureOrder } from '../core-feature-names.ts'
import type { Fault, Rule } from '../fault.ts'
import { linksOf } from '../links.ts'
import { isTest } from '../source-file.ts'

/** Pages and steps that no feature of the core is behind. */
const pages = 'component-gallery dashboard faq landing legal onboarding site translation-test wizard'.split(' ')

/**
 * In the shell no feature imports another: what two of them share belongs to ui/ or lib/, what joins them to a screen. A
 * feature has the name of the core's, so that one word finds a capability on both sides and in the contract.
 */
export const shellFeatures: Rule = (files) => [
  ...files.flatMap(({ path }) => nameFault(path)),
  ...linksOf(files).flatMap(({ from, to, line }) => {
    const own = featureOf(from)
    const other = to === undefined ? undefined : featureOf(to)
    if (!own || !other || own === other || isTest(from)) return []
    const message = `${own} imports ${other}. Move the shared part to ui/ or lib/, or put the two together in the screen.`
    return [{ rule: 'shell-features', file: from, line, message }]
  }),
]

function nameFault(path: string): Fault[] {
  const feature = featureOf(path)
  if (feature === undefined || featureOrder.includes(feature) || pages.includes(feature)) return []
  const message = `is in ${feature}, which is no feature of the core. Use the name of the core's feature.`
  return [{ rule: 'shell-features', file: path, line: 1, message }]
}

function featureOf(path: string): string | undefined {
  return /^apps\/shell\/src\/features\/([^/]+)/.exec(path)?.[1]
}
