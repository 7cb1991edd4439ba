import { basename } from 'node:path'
import type { NeuralVoiceChoice } from '../../../composition/render-inputs.ts'

/** Returns an identifier of a neural voice that does not depend on the path of its folder. */
export const neuralIdentity = ({ folder, voiceNumber = 0 }: Pick<NeuralVoiceChoice, 'folder' | 'voiceNumber'>) => [
  basename(folder),
  String(voiceNumber),
]
