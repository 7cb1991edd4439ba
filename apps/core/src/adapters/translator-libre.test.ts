import { expect, it } from 'vitest'
import { openLibreServer } from '../../test/servers/libre-server.ts'
import { inlineThreads, owner } from '../../test/owner.ts'
import { createLibreTranslator } from './translator-libre.ts'
import { translatorSuite } from './translator.suite.ts'

translatorSuite('of LibreTranslate', async (say) => {
  const server = await openLibreServer(['en', 'fa'], say)
  const translator = createLibreTranslator({ url: server.url, key: undefined }, inlineThreads)
  return { translator, sent: () => server.asked.flatMap(({ q }) => q), close: server.close }
})

it('uses the server’s code for Chinese, and sends its key', async () => {
  const server = await openLibreServer(['en', 'zh-Hans'], () => '欢迎来到老港口。')
  const translator = createLibreTranslator({ url: `${server.url}/`, key: 'secret' }, inlineThreads)
  const answer = await translator
    .translate({ script: 'Welcome.', from: undefined, into: 'zh', owner, terms: [] })
    .finally(() => void server.close())

  expect(answer).toBe('欢迎来到老港口。')
  expect(server.asked[0]).toMatchObject({ source: 'auto', target: 'zh-Hans', api_key: 'secret' })
})

it('reports a language that the server does not offer as missing', async () => {
  const server = await openLibreServer(['en', 'es'], (text) => text)
  const translator = createLibreTranslator({ url: server.url, key: undefined }, inlineThreads)
  const asked = translator
    .translate({ script: 'Welcome.', from: 'en', into: 'hi', owner, terms: [] })
    .finally(() => void server.close())

  await expect(asked).rejects.toMatchObject({ reason: 'missing' })
})
