import { posix } from 'node:path'
import type { SourceFile } from './source-file.ts'

/**
 * A package of the workspace; `folder` is '' for the root, `exports` maps the entry point './name' to its file. Names of its own
 * for files (`#name`) are entry points as well: files written by its build import them.
 */
type Package = {
  folder: string
  name: string
  exports: Record<string, string>
}

/** The packages whose package.json is among the files. */
export function packagesOf(files: readonly SourceFile[]): Package[] {
  return files
    .filter(({ path }) => posix.basename(path) === 'package.json')
    .map(({ path, text }) => {
      const manifest = JSON.parse(text) as {
        name?: string
        exports?: Record<string, string>
        imports?: Record<string, string>
      }
      const folder = posix.dirname(path) === '.' ? '' : posix.dirname(path)
      return { folder, name: manifest.name ?? '', exports: { ...manifest.exports, ...manifest.imports } }
    })
}

/** The file a specifier means, or undefined when it is not one of ours. What follows a question mark is for the bundler (`./a.css?url`). */
export function resolve(specifier: string, from: string, packages: readonly Package[]): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
  const owner = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
  const target = owner?.exports[`.${specifier.slice(owner.name.length)}`]
  return owner && target ? posix.join(owner.folder, target) : undefined
}
