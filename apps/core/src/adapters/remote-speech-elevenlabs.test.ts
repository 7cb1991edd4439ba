import { createElevenlabsSpeech } from './remote-speech-elevenlabs.ts'
import { remoteSpeechSuite } from './remote-speech.suite.ts'

remoteSpeechSuite({
  kind: 'elevenlabs',
  open: createElevenlabsSpeech,
  sound: { json: { audio_base64: 'AAAA', alignment: null } },
  keyHeader: ['xi-api-key', 'sk-secret'],
})
