import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A text file of the repository; `path` is relative to its root and uses forward slashes. */
export type SourceFile = { path: string; text: string }

const skipped = new Set(['node_modules', 'dist', 'coverage'])
const readable = /\.(ts|tsx|mjs|js|json|css|html|md|po)$/

/** Every readable text file under `root`, in the order of their paths; hidden folders and build results are left out. */
export function readTree(root: string): SourceFile[] {
  return readdirSync(root, { withFileTypes: true, recursive: false })
    .flatMap((entry): SourceFile[] => {
      if (entry.name.startsWith('.') || skipped.has(entry.name)) return []
      const full = join(root, entry.name)
      if (entry.isDirectory()) {
        return readTree(full).map(({ path, text }) => ({ path: `${entry.name}/${path}`, text }))
      }
      return readable.test(entry.name) ? [{ path: entry.name, text: readFileSync(full, 'utf8') }] : []
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1))
}

/** Files a person writes in a programming language: the ones lengths and words are checked in. */
export function isCode(path: string): boolean {
  return /\.(ts|tsx|mjs|js|css)$/.test(path) && !path.endsWith('.d.ts')
}

/** Files the parser understands. */
export function isScript(path: string): boolean {
  return /\.(ts|tsx|mjs|js)$/.test(path) && !path.endsWith('.d.ts')
}

/** Tests and what only tests use: they may reach into anything. */
export function isTest(path: string): boolean {
  return /\.(test|suite|bench)\.tsx?$/.test(path) || /(^|\/)(test|e2e)\//.test(path)
}
