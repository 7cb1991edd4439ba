import { posix } from 'node:path'
import type { SourceFile } from './source-file.ts'
import { doorsOf, packagesOf } from './workspace.ts'

const startedByName = /(^|\/)(main|cli|child)\.tsx?$|\.config\.(ts|mjs|js)$|^infra\//

/**
 * Files that are started or opened from outside the import graph: programs, doors of packages, what the scripts of a
 * package.json, a page or a build configuration name.
 */
export function entriesOf(files: readonly SourceFile[]): Set<string> {
  const packages = packagesOf(files)
  const named = files
    .filter(({ path }) => path.endsWith('.html') || /\.config\.(ts|mjs|js)$/.test(path))
    .flatMap(({ path, text }) => namedIn(text).map((name) => posix.join(posix.dirname(path), name)))
  const scripted = packages.flatMap(({ folder, scripts }) =>
    scripts.flatMap((script) => script.split(/\s+/).map((word) => posix.join(folder, word))),
  )
  return new Set([
    ...files.map(({ path }) => path).filter((path) => startedByName.test(path)),
    ...doorsOf(packages),
    ...named,
    ...scripted,
  ])
}

function namedIn(text: string): string[] {
  return [...text.matchAll(/['"`]([^'"`\s]+\.(?:tsx?|mjs|css))['"`]/g)].map((match) => match[1] ?? '')
}
