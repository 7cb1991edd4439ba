import { dataOf, openChatServer } from '../../test/servers/chat-server.ts'
import { inlineThreads } from '../../test/owner.ts'
import { createModelTranslator } from './translator-writer.ts'
import { translatorSuite } from './translator.suite.ts'

translatorSuite('of a model', async (say) => {
  const server = await openChatServer((asked) => JSON.stringify({ translation: say(dataOf(asked, 'text')) }))
  const translator = createModelTranslator({ url: server.url, key: undefined, model: 'small' }, inlineThreads)
  return { translator, sent: () => server.asked.map((asked) => dataOf(asked, 'text')), close: server.close }
})
