import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Browser } from '../browser.ts'
import { type GoogleScene, googleScene, someone } from '../scenes/google-scene.ts'

let scene: GoogleScene
let secret: string

beforeAll(async () => {
  scene = await googleScene()
  const browser = scene.browser()
  await scene.signIn(browser, 'waymark', someone('ana'))
  const begun = await post(browser, '/auth/totp', {})
  secret = (JSON.parse(begun.body) as { secret: string }).secret
  const confirmed = await post(browser, '/auth/totp/confirm', { code: codeNow() })
  if (confirmed.status !== 200) throw new Error(`could not turn on the second factor: ${confirmed.body}`)
})
afterAll(() => scene.close())

it('Google alone opens no session when a second factor is on, and a code completes the sign-in', async () => {
  scene.clock.aheadSeconds = 60
  const browser = scene.browser()
  const way = await scene.signIn(browser, 'waymark', someone('ana'), '/auth/google?returnTo=%2Fmy-videos')

  expect(way.at(-1)).toBe(`${scene.site('waymark')}/login?step=code&returnTo=%2Fmy-videos`)
  expect(await scene.whoIs(browser, 'waymark')).toBeNull()

  const wrong = await post(browser, '/auth/complete', { code: '000000' })
  expect([wrong.status, JSON.parse(wrong.body)]).toMatchObject([401, { code: 'wrong-code' }])
  const elsewhere = await post(scene.browser(), '/auth/complete', { code: codeNow() })
  expect(JSON.parse(elsewhere.body)).toMatchObject({ code: 'google-expired' })
  const onKeystone = browser.copy()
  onKeystone.jar.set('keystone.localhost', new Map(browser.jar.get('waymark.localhost')))
  const foreign = await post(onKeystone, '/auth/complete', { code: codeNow() }, 'keystone')
  expect(JSON.parse(foreign.body)).toMatchObject({ code: 'google-expired' })

  const twin = browser.copy()
  const right = await post(browser, '/auth/complete', { code: codeNow() })
  expect([right.status, JSON.parse(right.body)]).toMatchObject([200, { user: { username: 'ana' } }])
  expect(await scene.whoIs(browser, 'waymark')).toMatchObject({ username: 'ana' })
  expect((await scene.auditEntries('waymark', 'signed-in'))[0]).toMatchObject({
    detail: { way: 'google', hasFactor: true },
  })
  // A proof can be used once.
  expect(JSON.parse((await post(twin, '/auth/complete', { code: codeNow() })).body)).toMatchObject({
    code: 'google-expired',
  })
})

it('the sign-in with Google expires when no code follows within ten minutes', async () => {
  const browser = scene.browser()
  await scene.signIn(browser, 'waymark', someone('ana'))
  scene.clock.aheadSeconds += 11 * 60

  expect(JSON.parse((await post(browser, '/auth/complete', { code: codeNow() })).body)).toMatchObject({
    code: 'google-expired',
  })
})

function codeNow(): string {
  const timestamp = Date.now() + scene.clock.aheadSeconds * 1000
  return new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp })
}

function post(browser: Browser, path: string, body: object, slug = 'waymark') {
  return browser.visit(scene.site(slug) + path, { method: 'POST', body })
}
