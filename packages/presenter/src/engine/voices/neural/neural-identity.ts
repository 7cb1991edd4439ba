import { basename } from 'node:path'
import type { NeuralVoiceChoice } from '../../../composition/render-inputs.ts'

/** Returns what tells a neural voice from others, wherever its folder lies. */
export const neuralIdentity = ({ folder, voiceNumber = 0 }: Pick<NeuralVoiceChoice, 'folder' | 'voiceNumber'>) => [
  basename(folder),
  String(voiceNumber),
]
