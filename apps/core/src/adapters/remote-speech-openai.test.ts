import { createOpenaiSpeech } from './remote-speech-openai.ts'
import { remoteSpeechSuite } from './remote-speech.suite.ts'

remoteSpeechSuite({
  kind: 'openai',
  open: createOpenaiSpeech,
  sound: Buffer.from('RIFF and some sound'),
  keyHeader: ['authorization', 'Bearer sk-secret'],
})
