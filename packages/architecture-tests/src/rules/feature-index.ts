import { featureOf, isEntryPoint } from '../core-feature-names.ts'
import type { Rule } from '../fault.ts'
import { linksOf } from '../links.ts'
import { isTest } from '../source-file.ts'

const core = 'apps/core/src/'

/** Other features and the composition root import a feature of the core by its index.ts only. */
export const featureIndex: Rule = (files) =>
  linksOf(files).flatMap(({ from, to, line }) => {
    const other = to === undefined ? undefined : featureOf(to)
    if (to === undefined || other === undefined || isEntryPoint(to)) return []
    const own = featureOf(from)
    if (own === other || !from.startsWith(core) || isTest(from)) return []
    const message = `imports ${to.slice(core.length)}. Import from the index.ts of ${other}, and export there what is missing.`
    return [{ rule: 'feature-index', file: from, line, message, group: `${own ?? 'composition'} > ${other}` }]
  })
