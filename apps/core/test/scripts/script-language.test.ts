import type { Estimate, Video } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'

const CHINESE = '欢迎来到老港口，'.repeat(62) + '再见。谢'

let test: TestApp
let ana: Client

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  ana = await test.customer('waymark', 'ana')
})
afterAll(() => test.close())

const estimate = async (body: Record<string, unknown>) =>
  (await ana.call<Estimate>('POST /api/estimate-script', { body })).body

describe('the language of a script', () => {
  it('is detected when none is named: 500 Chinese characters are minutes of speech, not one word', async () => {
    const { wordCount, duration, language } = await estimate({ script: CHINESE })

    expect(CHINESE).toHaveLength(500)
    expect(language).toBe('zh')
    expect(wordCount).toBeGreaterThan(200)
    expect(duration).toBeGreaterThan(1.5)
  })

  it.each([
    ['es', 'Bienvenidos a la casa de los abuelos, que está en el centro y es muy tranquila.'],
    ['hi', 'पुराने बंदरगाह में आपका स्वागत है।'],
    ['fa', 'به بندر قدیمی خوش آمدید.'],
    ['en', 'Welcome to the old harbour.'],
    ['en', '🙂 🌊'],
  ])('is %s for "%s"', async (language, script) => {
    expect((await estimate({ script })).language).toBe(language)
  })

  it('is reported beside a named one, which is used', async () => {
    const { wordCount, language } = await estimate({ script: CHINESE, language: 'en' })

    expect([wordCount < 10, language]).toEqual([true, 'zh'])
  })

  it('is used for speaking a video when the request names none', async () => {
    const [{ id: avatarId } = { id: '' }] = (await ana.call<{ id: string }[]>('GET /api/avatars')).body
    const make = (body: Record<string, unknown>) => ana.call<Video>('POST /api/videos', { body: { avatarId, ...body } })
    const [recognised, named] = [
      await make({ script: '欢迎来到老港口。' }),
      await make({ script: '欢迎来到老港口。', language: 'en' }),
    ]

    expect([recognised.body.language, named.body.language]).toEqual(['zh', 'en'])
  })
})
