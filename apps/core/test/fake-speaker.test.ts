import { speakerSuite } from '../src/adapters/speaker.suite.ts'
import { createFakeSpeaker } from './fake-speaker.ts'

// The tests of everything else stand on the fake, so it has to keep the port's promises as well.
speakerSuite('fake', createFakeSpeaker)
