import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GoogleScene, googleScene, someone } from '../scenes/google-scene.ts'

let scene: GoogleScene
let waymark: string

beforeAll(async () => {
  scene = await googleScene()
  waymark = scene.site('waymark')
})
afterAll(() => scene.close())

const hostileTargets = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/./\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nLocation: https://evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  'http:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '@evil.example',
  '/@evil.example',
  ':@evil.example',
  'waymark.localhost:3000@evil.example',
  'http://waymark.localhost:3000@evil.example',
  'http://waymark.localhost.evil.example',
  'http://keystone.localhost:3000/',
  '//keystone.localhost:3000',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/x?next=//evil.example',
  '//evil.example%2f@waymark.localhost:3000',
  '/\u2028//evil.example',
]

it(`redirects to the tenant’s own host only, for each of ${hostileTargets.length} hostile targets`, async () => {
  let led = 0
  for (const [index, target] of hostileTargets.entries()) {
    const headers = {
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      referer: 'https://evil.example/',
    }
    const browser = scene.browser()
    scene.provider.person = someone(index % 2 ? 'kay' : 'lou')
    const begun = await browser.visit(`${waymark}/auth/google?returnTo=${encodeURIComponent(target)}`, {
      headers,
    })
    // Text that no database can hold is refused as a whole.
    if (begun.status === 400) continue
    const way = await browser.follow(begun.location, /\/(dashboard|onboarding|login)|evil/)

    for (const address of way) expect([waymark, scene.provider.issuer]).toContain(new URL(address).origin)
    expect(way.join(' -> ')).toContain(`${waymark}/auth/google/callback?`)
    expect(await scene.whoIs(browser, 'waymark')).not.toBeNull()
    led += 1
  }
  expect(led).toBeGreaterThanOrEqual(30)
})
