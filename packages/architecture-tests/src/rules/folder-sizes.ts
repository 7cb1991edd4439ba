import { posix } from 'node:path'
import type { Rule } from '../fault.ts'
import { isTest } from '../source-file.ts'

const MOST_FILES = 25
/** Lists by their nature: one screen per path, one file of the contract per feature, one migration per change. */
const lists = /^apps\/shell\/src\/screens$|^packages\/contract\/src\/(api|entities)$|\/migrations(\/|$)/

/** Limits the number of files in a folder, without tests. A fault counts under the name of the folder. */
export const folderSizes: Rule = (files) => {
  const counted = files.filter(({ path }) => /^(apps|packages)\//.test(path) && !isTest(path))
  const folders = Map.groupBy(counted, ({ path }) => posix.dirname(path))
  return [...folders]
    .filter(([folder]) => !lists.test(folder))
    .flatMap(([folder, inside]) => {
      const message =
        `${folder} has ${inside.length} files, ${MOST_FILES} are allowed. ` +
        'Sort them into folders that say what is inside.'
      return inside
        .slice(MOST_FILES)
        .map(({ path }) => ({ rule: 'folder-sizes', file: path, line: 1, message, group: folder }))
    })
}
