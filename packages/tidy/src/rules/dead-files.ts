import { aliveFiles } from '../alive.ts'
import type { Rule } from '../fault.ts'
import { isCode, isTest } from '../source-file.ts'

/** Every source file is reached from something that is started. Being used by tests alone does not count. */
export const deadFiles: Rule = (files) => {
  const alive = aliveFiles(files)
  return files
    .filter(({ path }) => /(^|\/)src\//.test(path) && isCode(path) && !isTest(path) && !alive.has(path))
    .map(({ path }) => ({
      rule: 'dead-files',
      file: path,
      line: 1,
      message: 'is reached from no program, page or package door. Use it or delete it.',
    }))
}
