import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SsoScene, colleague, ssoScene } from '../scenes/sso-scene.ts'

let scene: SsoScene

beforeAll(async () => {
  scene = await ssoScene()
  await scene.connect('waymark')
})
afterAll(() => scene.close())

it('an account that a stranger opened with a company’s address is the company’s alone after SCIM renamed it', async () => {
  const stranger = scene.test.visitor('waymark')
  const account = { username: 'maiden', email: 'maiden@corp.example', password: 'three plain words' }
  await stranger.call('POST /auth/register', { body: account })
  const { body } = await stranger.call<{ id: string }>('GET /api/user')
  const { body: token } = await (
    await scene.owner('waymark')
  ).call<{ secret: string }>('POST /api/whitelabel/scim/tokens')
  const renamed = await stranger.call('PUT /scim/v2/Users/:id', {
    params: { id: body.id },
    body: { userName: 'married@corp.example', active: true },
    headers: { authorization: `Bearer ${token.secret}`, cookie: '' },
  })
  expect(renamed.status).toBe(200)

  const browser = scene.browser()
  await scene.signIn(browser, 'waymark', colleague('married'))
  expect(await scene.whoIs(browser, 'waymark')).toMatchObject({ username: 'maiden' })
  expect((await stranger.call('GET /api/user')).status).toBe(401)
  expect((await scene.test.visitor('waymark').call('POST /auth/login', { body: account })).status).toBe(401)
})
