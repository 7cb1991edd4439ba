import { rendererSuite } from '../../src/adapters/renderer.suite.ts'
import { createFakeRenderer } from '../fake-renderer.ts'

// The tests of everything else stand on the fake, so it has to keep the port's promises as well.
rendererSuite('fake', createFakeRenderer, (script) => `[slow] ${script}`)
