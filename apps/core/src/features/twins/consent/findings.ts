import type { ConsentFindings } from '../../../ports/media-processor.ts'

/** Distances between the averaged faces of recordings. Below the first it is the same person, above the second another one. */
const FACE_DISTANCE = { sameMax: 0.15, otherMin: 0.28 }

export type FaceWord = 'none' | 'other' | 'same' | 'unsure'

/** Returns the verdict on the distance between two faces. Null means that no face was found. */
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

/** Returns whether a measurement is not clearly right. What could not be measured does not count against the recording. */
export function isDoubtful({ heard, faceDistance, doLipsMove }: Found): boolean {
  const areWordsDoubtful = heard !== null && heard !== 'right'
  const isFaceDoubtful = doLipsMove !== null && !(doLipsMove && faceWordOf(faceDistance) === 'same')
  return areWordsDoubtful || isFaceDoubtful
}

export type Decision = 'approve' | 'ask-operator' | 'reject'

/** Returns the decision for findings: clearly right words and the same moving face approve, clearly wrong words reject. */
export function decide({ words, face }: ConsentFindings): Decision {
  if (words && words.verdict !== 'right' && words.verdict !== 'unsure') return 'reject'
  const isSamePerson = face?.doLipsMove === true && faceWordOf(face.distance) === 'same'
  return words?.verdict === 'right' && isSamePerson ? 'approve' : 'ask-operator'
}
