import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

interface Chunk {
  file: string
  imports?: string[]
}

const dist = new URL('../dist/', import.meta.url)
const manifestFile = new URL('.vite/manifest.json', dist)

const publicMostBytes = 95_000
const signedInMostBytes = 140_000
const signedInFrames = ['src/app/private-area.tsx', 'src/app/layouts/signed-in-layout.tsx']

// Without a build there is nothing to weigh; `npm test` builds first.
describe.skipIf(!existsSync(manifestFile))('the first JavaScript of a page, brotli', () => {
  const manifest = existsSync(manifestFile)
    ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>)
    : {}

  it.each(['home', 'login', 'register', 'not-found'])('of /%s stays within 95 kB', (screen) => {
    expect(firstBytes(manifest, screen)).toBeLessThanOrEqual(publicMostBytes)
  })

  it.each(['dashboard', 'generate-video', 'my-videos', 'manage-avatars', 'profile', 'onboarding', 'admin'])(
    'of /%s stays within 140 kB',
    (screen) => {
      expect(firstBytes(manifest, screen, signedInFrames)).toBeLessThanOrEqual(signedInMostBytes)
    },
  )

  it('leaves dialogs, menus, toasts, drawn faces and colour mathematics for later', () => {
    const first = Object.keys(filesOf(manifest, ['index.html', ...signedInFrames, 'src/screens/dashboard.tsx']))
    const later = [
      'kit/ui/dialog-panel',
      'kit/ui/toast-panel',
      'user-menu-panel',
      'kit/portrait',
      'kit/repaint',
      'app/background',
    ]
    for (const name of later) {
      expect(Object.keys(manifest).filter((key) => key.includes(name))).toHaveLength(1)
      expect(first.filter((key) => key.includes(name))).toEqual([])
    }
  })
})

function firstBytes(manifest: Record<string, Chunk>, screen: string, frames: string[] = []): number {
  const files = Object.values(filesOf(manifest, ['index.html', ...frames, `src/screens/${screen}.tsx`]))
  return files.reduce((total, file) => total + weightOf(file), 0)
}

const weights = new Map<string, number>()

function weightOf(file: string): number {
  const bytes = weights.get(file) ?? brotliCompressSync(readFileSync(new URL(file, dist))).length
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
