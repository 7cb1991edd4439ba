import type { Rule } from '../fault.ts'

const shapeless = new Set('util utils helper helpers misc common manager managers'.split(' '))

/** Files and folders are named after what is inside them. */
export const fileNames: Rule = (files) =>
  files.flatMap(({ path }) => {
    const word = path.split(/[/.-]/).find((part) => shapeless.has(part))
    if (word === undefined) return []
    const message = `is named "${word}", which says nothing. Name it after the thing inside.`
    return [{ rule: 'file-names', file: path, line: 1, message }]
  })
