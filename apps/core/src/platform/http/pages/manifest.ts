import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Manifest = [source: string, built: { file: string; css?: string[] }][]

/** The built file of each source. */
export function readManifest(dist: string): Manifest {
  return Object.entries(
    JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Manifest[number][1]>,
  )
}

/** Returns the address of what was built from a source. Throws when the build lacks it. */
export function fileOf(manifest: Manifest, source: string): string {
  return builtOf(manifest, source).script
}

/** Returns the addresses of the script and the sheets that were built from a source. Throws when the build lacks them. */
export function builtOf(manifest: Manifest, source: string): { script: string; sheets: string[] } {
  const built = manifest.find(([name]) => name === source)
  if (!built) throw new Error(`The build of the shell has no ${source}.`)
  const [, { file, css = [] }] = built
  return { script: `/${file}`, sheets: css.map((sheet) => `/${sheet}`) }
}
