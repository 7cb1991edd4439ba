import { kokoroModels } from './kokoro.ts'
import { matchaModels } from './matcha.ts'
import { piperModels } from './piper.ts'
import type { CatalogueModel } from './types.ts'

/** Every model that can be installed by its id. */
export const catalogue: readonly CatalogueModel[] = [...piperModels, ...kokoroModels, ...matchaModels]
