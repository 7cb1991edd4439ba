import { createPresenterSpeaker } from './speaker-presenter.ts'
import { speakerSuite } from './speaker.suite.ts'

speakerSuite('presenter', createPresenterSpeaker)
