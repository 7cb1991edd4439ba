import type { InstallFault } from '@vitrine/contract'
import { InstallError } from './install/install-error.ts'
import type { InstallModel } from './install/install.ts'
import { isLocked } from './install/install-lock.ts'
import type { CatalogueModel } from './catalogue/types.ts'
import { bytesIn, isInstalled, lockOf, partFolderOf, readFault, removeModel } from './model-folders.ts'

export interface ModelState {
  model: CatalogueModel
  /** `interrupted`: an installation stopped early and continues when it is requested again. */
  state: 'installed' | 'installing' | 'interrupted' | 'not-installed'
  /** Bytes of an unfinished installation so far. */
  receivedBytes: number
  /** Null where the size of a file is not known. */
  totalBytes: number | null
  /** Why the latest installation ended early; null where none did. */
  fault: InstallFault | null
}

export type Models = ReturnType<typeof createModels>

/** The models of the catalogue and their state. All of it is read from the folder, which processes and machines share. */
export function createModels(voicesFolder: string, catalogue: readonly CatalogueModel[], install: InstallModel) {
  return {
    list: (): Promise<ModelState[]> => Promise.all(catalogue.map((model) => stateOf(voicesFolder, model))),
    stateOf: (model: CatalogueModel) => stateOf(voicesFolder, model),
    find: (id: string | undefined) => catalogue.find((model) => model.id === id),
    install,
    remove,
  }

  /** Removes a model with all of its voices. Returns whether there was anything. Throws InstallError where it is being installed. */
  async function remove({ id }: CatalogueModel): Promise<boolean> {
    if (await isLocked(lockOf(voicesFolder, id))) throw new InstallError('busy')
    return removeModel(voicesFolder, id)
  }
}

function bytesOf({ files }: CatalogueModel): number | null {
  let total = 0
  for (const { bytes } of files) {
    if (bytes === null) return null
    total += bytes
  }
  return total
}

async function stateOf(voicesFolder: string, model: CatalogueModel): Promise<ModelState> {
  const totalBytes = bytesOf(model)
  const present = await bytesIn(partFolderOf(voicesFolder, model.id))
  const fault = await readFault(voicesFolder, model.id)
  const found = { model, totalBytes, receivedBytes: Math.min(present, totalBytes ?? present), fault }
  if (await isInstalled(voicesFolder, model.id)) return { ...found, state: 'installed' }
  if (await isLocked(lockOf(voicesFolder, model.id))) return { ...found, state: 'installing' }
  return { ...found, state: present > 0 ? 'interrupted' : 'not-installed' }
}
