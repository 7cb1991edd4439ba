import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Manifest = [source: string, built: { file: string; css?: string[] }][]

/** Which file of the built app came from which source. */
export function readManifest(dist: string): Manifest {
  return Object.entries(
    JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Manifest[number][1]>,
  )
}

/** The address of what was built from a source. Throws when the build has none of it. */
export function fileOf(manifest: Manifest, source: string): string {
  return builtOf(manifest, source).script
}

/** The addresses of the script that was built from a source and of its sheets. Throws when the build has none of it. */
export function builtOf(manifest: Manifest, source: string): { script: string; sheets: string[] } {
  const built = manifest.find(([name]) => name === source)
  if (!built) throw new Error(`The build of the shell has no ${source}.`)
  const [, { file, css = [] }] = built
  return { script: `/${file}`, sheets: css.map((sheet) => `/${sheet}`) }
}
