import { createPresenterTextToSpeech } from './text-to-speech-presenter.ts'
import { textToSpeechSuite } from './text-to-speech.suite.ts'

textToSpeechSuite('presenter', createPresenterTextToSpeech)
