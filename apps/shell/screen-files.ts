import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** A module of a page with the catalogs of its messages. */
interface Part {
  module: string
  catalogs: string[]
}

const ROUTES = ['routes', 'private-routes', 'rare-routes'].map((name) => `src/app/${name}.tsx`)
const TABS = 'src/screens/whitelabel-dashboard/tabs.ts'
const PATH_OF_TABS = '/whitelabel-dashboard'

/** `screen('faq', async () => (await import('../screens/faq.tsx')).Faq)`, also with a list of catalogs, or `lazy` without any. */
const LOADED = String.raw`(?:screen|lazy)\(\s*(?:(\[[^\]]*\]|'[^']*'),\s*)?async \(\) => [ ({a-z:]*await import\('([^']+)'\)`
const SCREEN = new RegExp(String.raw`const (\w+) = ${LOADED}`, 'g')
const TAB = new RegExp(String.raw`name: '(\w+)',\s*text: .+\n\s*Tab: ${LOADED}`, 'g')
/** `'/faq': Faq` or `<Route path="/login" element={<Login />}`. */
const ROUTE = /(?:^ {2}'|path=")(\/[^'"]*)(?:': |" element=\{<)(\w+)/gm

/**
 * Writes which scripts and catalogs the page of each screen needs, as read from the app's routes, to `dist/screen-files.json`.
 * The core names them in the page, so that browsers fetch them together and not one after the other.
 */
export const screenFiles: Plugin = {
  name: 'screen-files',
  writeBundle({ dir = 'dist' }, bundle) {
    const scriptsOf = scriptsIn(bundle)
    const files = ROUTES.flatMap(partsByAddress).map(([address, parts]) => [
      address,
      {
        scripts: [...new Set(parts.flatMap(({ module }) => scriptsOf(module)))],
        catalogs: [...new Set(parts.flatMap(({ catalogs }) => catalogs))],
      },
    ])
    writeFileSync(join(dir, 'screen-files.json'), JSON.stringify(Object.fromEntries(files)))
  },
}

/** Returns the modules of each address of a file of routes: those of every page, the routes, and the screen. */
function partsByAddress(file: string): [address: string, Part[]][] {
  const found = partsIn(file, SCREEN)
  const first = [
    { module: 'index.html', catalogs: ['frame'] },
    { module: file, catalogs: [] },
  ]
  return [...readFileSync(resolve(import.meta.dirname, file), 'utf8').matchAll(ROUTE)].flatMap(
    ([, path = '', name = '']) => {
      const part = found.get(name)
      if (!part) return []
      const parts = [...first, part]
      return path === PATH_OF_TABS ? withTabs(path, parts) : [[path, parts]]
    },
  )
}

function withTabs(path: string, parts: Part[]): [address: string, Part[]][] {
  const tabs = [...partsIn(TABS, TAB)]
  return tabs.map(([name, tab], index) => [index === 0 ? path : `${path}?tab=${name}`, [...parts, tab]])
}

function partsIn(file: string, pattern: RegExp): Map<string, Part> {
  const path = resolve(import.meta.dirname, file)
  return new Map(
    [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name = '', catalogs = '', from = '']) => [
      name,
      {
        module: relative(import.meta.dirname, resolve(dirname(path), from)),
        catalogs: [...catalogs.matchAll(/\w+/g)].map(String),
      },
    ]),
  )
}

/** Returns a function that lists the chunk of a module with all that it imports. It throws for a module in no chunk. */
function scriptsIn(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  return function scriptsOf(module: string): string[] {
    const id = resolve(import.meta.dirname, module)
    // A module may be within a larger chunk, beside the one of its name that is imported.
    const own =
      chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
      chunks.find(({ moduleIds }) => moduleIds.includes(id))
    if (!own) throw new Error(`The build has no chunk with ${module}.`)
    const seen = new Set([own.fileName])
    // A set is read to its end, also to what is added meanwhile.
    for (const name of seen) {
      const chunk = bundle[name]
      if (chunk?.type === 'chunk') for (const imported of chunk.imports) seen.add(imported)
    }
    return [...seen].map((name) => `/${name}`)
  }
}
