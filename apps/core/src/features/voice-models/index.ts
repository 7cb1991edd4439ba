import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Download } from '../../platform/safe-fetch/download.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { createInstaller } from './install/install.ts'
import { type NeuralVoice, listNeuralVoices } from './neural-voices.ts'
import { voicesFolderOf } from './model-folders.ts'
import { type Models, createModels } from './models.ts'
import { createVoiceModels } from './service.ts'

export type { CatalogueModel } from './catalogue/types.ts'
export { InstallError } from './install/install-error.ts'
export type { NeuralVoice } from './neural-voices.ts'
export type { Models } from './models.ts'
export { isVerified, voicesFolderOf } from './model-folders.ts'
export { voiceModelsRoutes } from './routes.ts'

interface Platform {
  db: Db
  audit: Audit
  /** The folder whose subfolder `voices` holds the models; nodes share it. */
  dataDir: string
  download: Download
  clock: Clock
  report: (error: Error) => void
}

export type VoiceModelsModule = ReturnType<typeof createVoiceModelsModule>

/** Speech models of this installation: the catalogue, their installation, and their voices. */
export function createVoiceModelsModule({ db, audit, report, ...place }: Platform) {
  const models = openModels(place)
  const neuralVoices = (): Promise<NeuralVoice[]> => listNeuralVoices(voicesFolderOf(place.dataDir), catalogue)
  return {
    neuralVoices,
    voiceModels: createVoiceModels({ db, models, audit, report }),
  }
}

/** Returns the models alone, without a database, for the command line. */
export function openModels({ dataDir, download, clock }: Omit<Platform, 'audit' | 'db' | 'report'>): Models {
  const voicesFolder = voicesFolderOf(dataDir)
  return createModels(voicesFolder, catalogue, createInstaller({ voicesFolder, download, clock }))
}
