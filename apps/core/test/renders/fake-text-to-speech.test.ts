import { textToSpeechSuite } from '../../src/adapters/text-to-speech.suite.ts'
import { createFakeTextToSpeech } from '../fake-text-to-speech.ts'

// The tests of everything else stand on the fake, so it has to keep the port's promises as well.
textToSpeechSuite('fake', createFakeTextToSpeech)
