import { aliveFiles } from '../alive.ts'
import type { Rule } from '../fault.ts'
import { unusedExports } from '../unused-exports.ts'

/** What is exported is taken by somebody. A file that is dead as a whole is the business of another rule. */
export const deadExports: Rule = (files) => {
  const alive = aliveFiles(files)
  return unusedExports(files)
    .filter(({ file }) => alive.has(file))
    .map(({ file, line, name }) => ({
      rule: 'dead-exports',
      file,
      line,
      message: `exports ${name}, which no other file takes. Keep it private or delete it.`,
    }))
}
