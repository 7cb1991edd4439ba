import type { VoiceModel } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { CatalogueModel } from './catalogue/types.ts'
import { InstallError } from './install/install-error.ts'
import { isVerified } from './model-folders.ts'
import type { ModelState, Models } from './models.ts'

interface Deps {
  db: Db
  models: Models
  audit: Audit
  report: (error: Error) => void
}

export type VoiceModels = ReturnType<typeof createVoiceModels>

/** The neural voices of this installation, for its operator. Progress is read from the folder of the voices. */
export function createVoiceModels({ db, models, audit, report }: Deps) {
  return { list, install, remove }

  async function list(): Promise<VoiceModel[]> {
    return (await models.list()).map(serialize)
  }

  /** Starts an installation, which continues after the response. Throws not-found, voice-unverified or voice-installing. */
  async function install(tenant: Tenant, person: Person, id: string, isTrusted: boolean): Promise<VoiceModel> {
    const model = find(id)
    if (!isTrusted && !isVerified(model)) throw new AppError('voice-unverified')
    if ((await models.stateOf(model)).state === 'installing') throw new AppError('voice-installing')
    await db.inTenant(tenant.id, (tx) =>
      audit(tx, person, 'voice-installed', { subject: id, detail: { voice: id, isTrusted } }),
    )
    // The reason of an InstallError is stored in the folder, where the list reads it.
    void models.install(model, { isTrusted }).catch((error: Error) => {
      if (!(error instanceof InstallError)) report(error)
    })
    return { ...serialize(await models.stateOf(model)), state: 'installing', fault: null }
  }

  /** Throws not-found or voice-installing. */
  async function remove(tenant: Tenant, person: Person, id: string): Promise<VoiceModel> {
    const model = find(id)
    await models.remove(model).catch((error: unknown) => {
      if (error instanceof InstallError) throw new AppError('voice-installing', { cause: error })
      throw error
    })
    await db.inTenant(tenant.id, (tx) => audit(tx, person, 'voice-removed', { subject: id, detail: { voice: id } }))
    return serialize(await models.stateOf(model))
  }

  function find(id: string): CatalogueModel {
    const model = models.find(id)
    if (!model) throw new AppError('not-found')
    return model
  }
}

function serialize({ model, ...state }: ModelState): VoiceModel {
  return {
    ...model,
    ...state,
    isVerified: isVerified(model),
    languages: [...model.languages],
    voices: [...model.voices],
  }
}
