import { join } from 'node:path'
import { MediaError } from '../composition/render-job.ts'
import { type PictureModel, openModelsOf, packageFolder } from '../engine/graph-models.ts'

export type FaceModel = PictureModel

export interface FaceModels {
  /** Takes RGB in -1..1. */
  detector: FaceModel
  /** Takes RGB in 0..1. */
  mesh: FaceModel
  /** Takes RGB in 0..255. Tells one person from another. */
  descriptor: FaceModel
}

export const DETECTOR_EDGE = 256
export const MESH_EDGE = 192
export const DESCRIPTOR_EDGE = 224

let loaded: Promise<FaceModels> | undefined

/** Loads the models that find faces. Throws `face-models-missing` where the extra is not installed. */
export function loadFaceModels(): Promise<FaceModels> {
  loaded ??= load().catch((cause: unknown) => {
    loaded = undefined
    throw new MediaError(
      'face-models-missing',
      'Faces cannot be measured here. The operator adds what it takes with: npm run extras -- add twins',
      { cause },
    )
  })
  return loaded
}

async function load(): Promise<FaceModels> {
  const open = await openModelsOf('twins')
  const models = join(packageFolder('twins', '@vladmandic/human'), 'models')
  return {
    detector: await open(join(models, 'blazeface'), DETECTOR_EDGE),
    mesh: await open(join(models, 'facemesh'), MESH_EDGE),
    descriptor: await open(join(models, 'faceres'), DESCRIPTOR_EDGE),
  }
}
