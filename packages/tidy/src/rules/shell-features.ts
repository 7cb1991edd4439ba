import type { Rule } from '../fault.ts'
import { linksOf } from '../links.ts'
import { isTest } from '../source-file.ts'

/** In the shell no feature imports another: what two of them share belongs to the kit, what joins them to a screen. */
export const shellFeatures: Rule = (files) =>
  linksOf(files).flatMap(({ from, to, line }) => {
    const own = featureOf(from)
    const other = to === undefined ? undefined : featureOf(to)
    if (!own || !other || own === other || isTest(from)) return []
    const message = `${own} imports ${other}. Move the shared part to kit/, or put the two together in the screen.`
    return [{ rule: 'shell-features', file: from, line, message }]
  })

function featureOf(path: string): string | undefined {
  return /^apps\/shell\/src\/features\/([^/]+)/.exec(path)?.[1]
}
