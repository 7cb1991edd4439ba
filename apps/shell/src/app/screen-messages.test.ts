import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { expect, it } from 'vitest'

const SHELL = fileURLToPath(new URL('../../', import.meta.url))
const ROUTES = ['routes.tsx', 'rare-routes.tsx', 'private-routes.tsx'].map((name) => resolve(SHELL, 'src/app', name))
/** `screen('entry', async () => (await import('...')))`, or with a list of places. */
const WORDED = /screen\(\s*(\[[^\]]*\]|'[^']*'),\s*async \(\) => \(await import\('(\.[^']+)'\)/g
const IMPORTED = /^(?:import|export) (?!type\b)(?:[^'"]*?from )?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm
const LOADED = /\bloadWords\('(\w+)'\)/g
/** Imports that use functions without a text, or of the tabs no more than their names. */
const WORDLESS = [
  'src/features/videos/queries.ts > src/features/videos/library/library-filters.ts',
  'src/features/wizard/drafts/first-draft.ts > src/features/wizard/wizard.ts',
  'src/app/command-palette/team-commands.ts > src/screens/whitelabel-dashboard/tabs.ts',
]

// A screen whose words were not loaded shows the ids of its messages.
it('a screen loads the messages of everything it shows', { timeout: 60_000 }, async () => {
  const places = new Map<string, string>()
  for (const catalog of await getCatalogs(getConfig({ cwd: SHELL })))
    for (const path of catalog.sourcePaths) places.set(relative(SHELL, resolve(SHELL, path)), basename(catalog.path))
  const seen = new Set<string>()
  const missing = new Set<string>()
  const visit = (file: string, loaded: ReadonlySet<string>): void => {
    const key = [file, ...[...loaded].sort()].join(' ')
    if (seen.has(key) || !existsSync(resolve(SHELL, file))) return
    seen.add(key)
    const code = readFileSync(resolve(SHELL, file), 'utf8')
    const place = places.get(file)
    if (place && code.includes("/macro'") && !loaded.has(place)) missing.add(`${file} needs ${place}`)
    const follow = (path: string, more: readonly string[]) => {
      const imported = relative(SHELL, resolve(SHELL, dirname(file), path))
      if (!WORDLESS.includes(`${file} > ${imported}`)) visit(imported, new Set([...loaded, ...more]))
    }
    const later = namesIn(code, LOADED)
    for (const [, path, lazyPath = ''] of code.replaceAll(WORDED, '').matchAll(IMPORTED))
      follow(path ?? lazyPath, path ? [] : later)
    for (const [, named = '', path = ''] of code.matchAll(WORDED)) follow(path, namesIn(named, /'(\w+)'/g))
  }
  for (const file of ROUTES) visit(relative(SHELL, file), new Set(['frame']))

  expect([...missing].sort()).toEqual([])
  expect(seen.size).toBeGreaterThan(300)
})

function namesIn(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].flatMap(([, name]) => name ?? [])
}
