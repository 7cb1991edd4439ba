import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Chunk {
  file: string
  imports?: string[]
}

const dist = new URL('../dist/', import.meta.url)
const manifestFile = new URL('.vite/manifest.json', dist)
const screensFile = new URL('screen-files.json', dist)

/** The addresses of the presenters' stills, which keep arches from being empty, are about 200 bytes of it. */
const publicMostBytes = 96_000
/** Pages of text or calculators: they are readable without any of this, which is loaded at the first interaction. */
const readingMostBytes = 102_000
const signedInMostBytes = 141_000
/** Every new screen adds its name and the addresses of its files to all pages, about 150 bytes. */
const remedy = 'load something of it later, or raise the limit and say why'
/** Each file is a request, of which browsers make six at a time without HTTP/2. */
const signedInMostFiles = 46
const rareFrames = ['src/app/rare-routes.tsx']
const signedInFrames = ['src/app/private-routes.tsx']
const signedInScreens = ['dashboard', 'generate-video', 'my-videos', 'manage-avatars', 'profile', 'onboarding', 'admin']

// Without a build there is nothing to weigh; `npm test` builds first.
describe.skipIf(!existsSync(manifestFile))('the first JavaScript of a page, brotli', () => {
  const manifest = existsSync(manifestFile)
    ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>)
    : {}

  it.each(['home', 'login', 'register'])('of /%s stays within 96 kB', (screen) => {
    expect(firstBytes(manifest, screen), remedy).toBeLessThanOrEqual(publicMostBytes)
  })

  it('of /not-found stays within 96 kB', () => {
    expect(firstBytes(manifest, 'not-found', rareFrames), remedy).toBeLessThanOrEqual(publicMostBytes)
  })

  it.each(['features', 'pricing', 'whitelabel-pricing', 'faq', 'terms-of-service', 'privacy'])(
    'of /%s stays within 102 kB',
    (screen) => {
      expect(firstBytes(manifest, screen, rareFrames), remedy).toBeLessThanOrEqual(readingMostBytes)
    },
  )

  it.each(signedInScreens)('of /%s stays within 141 kB', (screen) => {
    expect(firstBytes(manifest, screen, signedInFrames), remedy).toBeLessThanOrEqual(signedInMostBytes)
  })

  it.each(signedInScreens)('of /%s comes with the document, in one step', (screen) => {
    const named = namedFor(`/${screen}`)

    expect(stepsTo(manifest, named, ['index.html', ...signedInFrames, `src/screens/${screen}.tsx`])).toBe(1)
    expect(named.length).toBeLessThanOrEqual(signedInMostFiles)
  })

  it('of a page that came with its text stays within 2 kB until somebody turns to it, and 18 kB draw its faces', () => {
    expect(weightOfAll(manifest, ['src/lazy-hydrate.ts'])).toBeLessThanOrEqual(2000)
    expect(weightOfAll(manifest, ['src/lazy-hydrate.ts', 'src/lib/canvas/portrait.ts'])).toBeLessThanOrEqual(20_000)
  })

  it('of the page of a shared video stays within 6 kB, all of it', () => {
    expect(weightOfAll(manifest, ['src/share-page.ts'])).toBeLessThanOrEqual(6000)
  })

  it('leaves dialogs, menus, toasts, drawn faces and colour mathematics for later', () => {
    const first = Object.keys(filesOf(manifest, ['index.html', ...signedInFrames, 'src/screens/dashboard.tsx']))
    const later = [
      'ui/dialogs/dialog-panel',
      'ui/feedback/toast-panel',
      'user-menu-panel',
      'command-palette/palette-panel',
      'lib/canvas/portrait',
      'lib/brand/repaint',
      'app/background',
    ]
    for (const name of later) {
      expect(Object.keys(manifest).filter((key) => key.includes(name))).toHaveLength(1)
      expect(first.filter((key) => key.includes(name))).toEqual([])
    }
  })
})

function firstBytes(manifest: Record<string, Chunk>, screen: string, frames: string[] = []): number {
  return weightOfAll(manifest, ['index.html', ...frames, `src/screens/${screen}.tsx`])
}

function weightOfAll(manifest: Record<string, Chunk>, keys: string[]): number {
  return Object.values(filesOf(manifest, keys)).reduce((total, file) => total + weightOf(file), 0)
}

/** The scripts that the document of a screen names. */
function namedFor(path: string): string[] {
  const screens = JSON.parse(readFileSync(screensFile, 'utf8')) as Record<string, { scripts: string[] }>
  return screens[path]?.scripts ?? []
}

/**
 * Returns the number of steps, each of which starts with what an earlier one brought, until the chunks under `keys` have come:
 * each of them imports the next, and what a chunk imports itself starts when it has come.
 */
function stepsTo(manifest: Record<string, Chunk>, named: readonly string[], keys: string[]): number {
  const stepOf = new Map<string, number>()
  const visit = (key: string, step: number): number => {
    const { file, imports = [] } = manifest[key] ?? { file: key }
    const known = stepOf.get(key)
    if (known !== undefined && known <= step) return known
    const own = named.includes(`/${file}`) ? 1 : step
    stepOf.set(key, own)
    return Math.max(own, ...imports.map((next) => visit(next, own + 1)))
  }
  return keys.reduce((last, key) => visit(key, last + 1), 0)
}

const weights = new Map<string, number>()

function weightOf(file: string): number {
  const bytes = weights.get(file) ?? statSync(new URL(`${file}.br`, dist)).size
  weights.set(file, bytes)
  return bytes
}

/** The files that the chunks under `keys` need before they run, by manifest key. */
function filesOf(manifest: Record<string, Chunk>, keys: string[]): Record<string, string> {
  const found: Record<string, string> = {}
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk ${key}.`)
    if (found[key]) return
    found[key] = chunk.file
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return found
}
