import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FirstFiles, findFirstFiles } from './first-files.ts'

const dist = mkdtempSync(join(tmpdir(), 'first-files-'))
const session = '<link rel="preload" href="/auth/user" as="fetch" crossorigin="use-credentials">'
const scripts = (...names: string[]) => names.map((name) => `<link rel="modulepreload" href="/${name}.js">`).join('')
let linksOf: (url: string, hasSession?: boolean) => string

beforeAll(() => {
  const screens = {
    '/dashboard': { scripts: ['/dashboard.js'], catalogs: ['app'] },
    '/login': { scripts: ['/login.js'], catalogs: [] },
    '/whitelabel-dashboard': { scripts: ['/overview.js'], catalogs: ['app'] },
    '/whitelabel-dashboard?tab=branding': { scripts: ['/branding.js'], catalogs: ['unknown'] },
  }
  writeFileSync(join(dist, 'screen-files.json'), JSON.stringify(screens))
  const firstFiles: FirstFiles = findFirstFiles(dist, (language): Record<string, string> => ({
    app: `/app-${language}.js`,
  }))
  linksOf = (url, hasSession = true) => firstFiles({ url, language: 'es', hasSession })
})
afterAll(() => rmSync(dist, { recursive: true }))

it('a page names its scripts, its messages in its language, and the call for the person who is signed in', () => {
  expect(linksOf('/dashboard?from=email').trim()).toBe(session + scripts('dashboard', 'app-es'))
})

it('a page without a session does not ask who is signed in, nor does one that needs no sign-in', () => {
  expect(linksOf('/dashboard', false).trim()).toBe(scripts('dashboard', 'app-es'))
  expect(linksOf('/login').trim()).toBe(scripts('login'))
})

it('a tab has files of its own, and an unknown one those of the first', () => {
  expect(linksOf('/whitelabel-dashboard?lang=es&tab=branding').trim()).toBe(session + scripts('branding'))
  expect(linksOf('/whitelabel-dashboard?tab=x').trim()).toBe(session + scripts('overview', 'app-es'))
})

it('pages without such files have none', () => {
  expect(linksOf('/nothing-here')).toBe('')
})

it('the links have one of few lengths, since a page is compressed once for each', () => {
  expect([linksOf('/dashboard').length, linksOf('/login').length]).toEqual([1024, 1024])
})
