import type { Avatar } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { until } from '../until.ts'

let test: TestApp
let ana: Client

beforeAll(async () => {
  test = await testApp({ makesShowcaseVideos: true })
  ana = await test.customer('waymark', 'ana')
  const missing = () => test.deps.db.execute('select 1 from avatar where preview_key is null')
  await until(async () => (await missing()).rows.length === 0)
})
afterAll(() => test.close())

async function stockIn(language: string): Promise<Avatar[]> {
  const headers = { 'accept-language': language }
  const { body } = await ana.call<Avatar[]>('GET /api/avatars', { headers })
  return body.filter(({ type }) => type === 'stock')
}

const languagesOf = (avatars: readonly Avatar[]) => [...new Set(avatars.map((avatar) => avatar.previewLanguage))]

it('presenters speak English until their clips in the page’s language are made, and those are cached', async () => {
  const english = await stockIn('en')
  expect(languagesOf(english)).toEqual(['en'])
  const first = await stockIn('fa')
  expect(languagesOf(first)).toEqual(['en'])
  expect(first.every(({ imageUrl }) => imageUrl !== null)).toBe(true)

  await expect.poll(async () => languagesOf(await stockIn('fa'))).toEqual(['fa'])
  const made = test.renderer.jobs.filter(({ language }) => language === 'fa')
  expect(made).toHaveLength(english.length)
  expect(made[0]?.script).toMatch(/^سلام، من /)

  const [farsi] = await stockIn('fa')
  expect(farsi?.imageUrl).not.toBe(english[0]?.imageUrl)
  expect(languagesOf(await stockIn('en'))).toEqual(['en'])
  expect(test.renderer.jobs.filter(({ language }) => language === 'fa')).toHaveLength(english.length)
})

it('a preview is spoken in the requested language, whatever the language of the page', async () => {
  const asked = async (language: string) => {
    const headers = { 'accept-language': 'fa' }
    const reply = await ana.call<Avatar[]>(`GET /api/avatars?language=${language}`, { headers })
    return reply.body.filter(({ type }) => type === 'stock')
  }
  expect(languagesOf(await asked('en'))).toEqual(['en'])
  await expect.poll(async () => languagesOf(await asked('es'))).toEqual(['es'])
  expect((await ana.call('GET /api/avatars?language=xx')).status).toBe(422)
})
