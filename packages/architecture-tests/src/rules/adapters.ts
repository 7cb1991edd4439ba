import type { Rule } from '../fault.ts'
import { linksOf } from '../links.ts'
import { isTest } from '../source-file.ts'

const folder = 'apps/core/src/adapters/'
const composer = 'apps/core/src/deps.ts'

/** Only one file decides which adapter implements a port. */
export const adapters: Rule = (files) =>
  linksOf(files).flatMap(({ from, to, line }) => {
    const isOpen = from === composer || from.startsWith(folder) || isTest(from)
    if (isOpen || !to?.startsWith(folder)) return []
    const message = `imports ${to.slice(folder.length)}. Take the port as an argument; deps.ts picks the adapter.`
    return [{ rule: 'adapters', file: from, line, message }]
  })
