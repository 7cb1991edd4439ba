import { expect, it } from 'vitest'
import { isDoubtful } from './findings.ts'

const right = { heard: 'right', faceDistance: 0.05, doLipsMove: true }
const unmeasured = { heard: null, faceDistance: null, doLipsMove: null }

it.each([
  ['all is clearly right', right, false],
  ['nothing could be measured', unmeasured, false],
  ['only the words could be measured, and are right', { ...unmeasured, heard: 'right' }, false],
  ['only the face could be measured, and is the same', { ...right, heard: null }, false],
  ['the words are not clear', { ...right, heard: 'unsure' }, true],
  ['the code is another one', { ...right, heard: 'code' }, true],
  ['the face is not clearly the same', { ...right, faceDistance: 0.2 }, true],
  ['no face was found', { ...right, faceDistance: null }, true],
  ['the lips do not move', { ...right, doLipsMove: false }, true],
])('recording a consent again is offered only on doubt: %s', (_what, found, isOffered) => {
  expect(isDoubtful(found)).toBe(isOffered)
})
