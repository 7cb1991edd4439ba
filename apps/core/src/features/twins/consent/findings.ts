import type { ConsentFindings } from '../../../ports/media-processor.ts'

/** Distances of the averaged faces of recordings. Below the first it is one person, above the second another one. */
const FACE_DISTANCE = { sameMax: 0.15, otherMin: 0.28 }

export type FaceWord = 'none' | 'other' | 'same' | 'unsure'

/** Returns a word for the distance between the faces. Null means that no face was found. */
export function faceWordOf(distance: number | null): FaceWord {
  if (distance === null) return 'none'
  if (distance <= FACE_DISTANCE.sameMax) return 'same'
  return distance < FACE_DISTANCE.otherMin ? 'unsure' : 'other'
}

interface Found {
  heard: string | null
  faceDistance: number | null
  doLipsMove: boolean | null
}

/** Whether something was measured that is not clearly right. What could not be measured is no fault of the recording. */
export function isDoubtful({ heard, faceDistance, doLipsMove }: Found): boolean {
  const areWordsDoubtful = heard !== null && heard !== 'right'
  const isFaceDoubtful = doLipsMove !== null && !(doLipsMove && faceWordOf(faceDistance) === 'same')
  return areWordsDoubtful || isFaceDoubtful
}

export type Decision = 'approve' | 'ask-operator' | 'reject'

/** Returns the decision for findings: clearly right words with the same moving face approve, clearly wrong words reject. */
export function decide({ words, face }: ConsentFindings): Decision {
  if (words && words.verdict !== 'right' && words.verdict !== 'unsure') return 'reject'
  const isSamePerson = face?.doLipsMove === true && faceWordOf(face.distance) === 'same'
  return words?.verdict === 'right' && isSamePerson ? 'approve' : 'ask-operator'
}
