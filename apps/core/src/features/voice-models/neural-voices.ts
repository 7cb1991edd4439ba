import { join } from 'node:path'
import { hasSpeechLibrary } from '@vitrine/presenter/voices'
import type { CatalogueModel, CatalogueVoice } from './catalogue/types.ts'
import { isInstalled } from './model-folders.ts'

/** Why a voice cannot be used here: its model is not installed, or the package that runs neural voices is missing. */
type VoiceFault = 'engine-missing' | 'not-installed'

/** A voice of a catalogue model, with the inputs that a render needs to speak with it (`VoiceChoice` of the presenter). */
export interface NeuralVoice extends CatalogueVoice {
  kind: 'neural'
  modelId: string
  /** Folder of the model. */
  folder: string
  speed: CatalogueModel['speed']
  /** Null where it can be used. */
  fault: VoiceFault | null
}

/** Lists the voices of all models below `voicesFolder`, with the reason where one cannot be used. */
export async function listNeuralVoices(
  voicesFolder: string,
  models: readonly CatalogueModel[],
): Promise<NeuralVoice[]> {
  const hasEngine = hasSpeechLibrary()
  const listed = await Promise.all(
    models.map(async ({ id, speed, voices }) => {
      const fault = faultOf(await isInstalled(voicesFolder, id), hasEngine)
      const folder = join(voicesFolder, id)
      return voices.map((voice) => ({ ...voice, kind: 'neural' as const, modelId: id, folder, speed, fault }))
    }),
  )
  return listed.flat()
}

function faultOf(isThere: boolean, hasEngine: boolean): VoiceFault | null {
  if (!isThere) return 'not-installed'
  return hasEngine ? null : 'engine-missing'
}
