import type {
  SpeechServiceOverview,
  SpeechServiceSettings,
  SpeechServiceTest,
  SpeechServiceVoice,
} from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import { createEncryption } from '../../../platform/encryption/encryption.ts'
import type { Events } from '../../../platform/events/events.ts'
import { publishTenantUpdate } from '../../../platform/events/tenant-change.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { type OpenRemoteSpeech, RemoteSpeechError, type SpeechConnection } from '../../../ports/remote-speech.ts'
import * as store from './service-store.ts'
import { type SpeechOwner, listCharacters } from './usage-store.ts'

/** The sentence that a voice speaks in a connection test. */
const TEST_SENTENCE = 'Hello.'
const TEST_TIMEOUT_MS = 20_000

interface Deps {
  db: Db
  /** The speech server of the settings; null where none is set. */
  installation: InstallationService | null
  openRemoteSpeech: OpenRemoteSpeech
  secretKey: string
  events: Pick<Events, 'publish'>
  audit: Audit
  clock: Clock
}

export interface InstallationService {
  connection: SpeechConnection
  voices: readonly SpeechServiceVoice[]
}

/** A voice of a speech server, and how to reach it. */
export interface ServiceVoice extends SpeechServiceVoice {
  owner: SpeechOwner
  connection: SpeechConnection
}

export type SpeechServices = ReturnType<typeof createSpeechServices>

/** The speech servers whose voices a site offers: its own and that of the installation. */
export function createSpeechServices({ db, installation, openRemoteSpeech, secretKey, events, audit, clock }: Deps) {
  const encryption = createEncryption(secretKey, 'speech service key')
  return { read, change, remove, test, voicesIn }

  async function read({ id }: Pick<Tenant, 'id'>): Promise<SpeechServiceOverview> {
    const month = clock.now().toISOString().slice(0, 7)
    const [row, spoken] = await db.inTenant(id, async (tx) => [
      await store.findService(tx),
      await listCharacters(tx, month),
    ])
    const of = (owner: SpeechOwner) => Number(spoken.find((one) => one.owner === owner)?.characters ?? 0)
    return {
      service: row ? shown(row) : null,
      charactersThisMonth: { site: of('site'), installation: of('installation') },
    }
  }

  async function change(
    tenant: Pick<Tenant, 'id'>,
    person: Person,
    { key, ...wanted }: SpeechServiceSettings,
  ): Promise<SpeechServiceOverview> {
    const settings = { ...wanted, baseUrl: wanted.baseUrl.replace(/\/$/, '') }
    await db.inTenant(tenant.id, async (tx) => {
      const known = await store.findService(tx)
      // The stored key is kept only for an unchanged address. Otherwise it would be sent to another server.
      const kept = known?.baseUrl === settings.baseUrl ? known.keyEncrypted : null
      const encrypted = key ? encryption.encrypt(key, boundTo(tenant.id, settings.baseUrl)) : null
      const keyEncrypted = key === undefined ? kept : encrypted
      await store.saveService(tx, { ...settings, keyEncrypted, changedAt: clock.now() })
      await audit(tx, person, 'speech-service-changed', {
        subject: tenant.id,
        detail: { host: new URL(settings.baseUrl).host, isNewKey: Boolean(key) },
      })
      await announce(tx)
    })
    return read(tenant)
  }

  /** Throws not-found. */
  async function remove(tenant: Pick<Tenant, 'id'>, person: Person): Promise<void> {
    await db.inTenant(tenant.id, async (tx) => {
      if (!(await store.deleteService(tx))) throw new AppError('not-found')
      await audit(tx, person, 'speech-service-removed', { subject: tenant.id })
      await announce(tx)
    })
  }

  /** Announces a change of branding, because pages with the privacy policy name the speech servers. */
  async function announce(tx: TenantTx): Promise<void> {
    await publishTenantUpdate(events, tx)
  }

  /** Throws not-found where the site's own service has no such voice. */
  async function test({ id }: Pick<Tenant, 'id'>, voice: string): Promise<SpeechServiceTest> {
    const found = (await db.inTenant(id, voicesIn)).find((one) => one.owner === 'site' && one.id === voice)
    if (!found) throw new AppError('not-found')
    const since = performance.now()
    const asked = { voice, text: TEST_SENTENCE, speed: 1 }
    const fault = await openRemoteSpeech(found.connection)
      .speak(asked, AbortSignal.timeout(TEST_TIMEOUT_MS))
      .then(() => null, faultOf)
    return { fault, milliseconds: Math.round(performance.now() - since) }
  }

  /** Returns the voices of all servers of the tenant, its own first. */
  async function voicesIn(tx: TenantTx): Promise<ServiceVoice[]> {
    const row = await store.findService(tx)
    const ofInstallation = installation ? voicesAt(installation, 'installation') : []
    return row ? [...voicesAt(connected(tx.tenantId, row), 'site'), ...ofInstallation] : ofInstallation
  }

  function connected(tenantId: string, row: store.ServiceRow): InstallationService {
    const { kind, baseUrl, model, keyEncrypted } = row
    const key = keyEncrypted === null ? null : encryption.decrypt(keyEncrypted, boundTo(tenantId, baseUrl))
    return {
      connection: { kind, baseUrl, model, key, isInstallation: false },
      voices: row.voices as SpeechServiceVoice[],
    }
  }
}

function voicesAt({ connection, voices }: InstallationService, owner: SpeechOwner): ServiceVoice[] {
  return voices.map((voice) => ({ ...voice, owner, connection }))
}

function shown({ keyEncrypted, voices, ...service }: store.ServiceRow): SpeechServiceOverview['service'] {
  return { ...service, voices: voices as SpeechServiceVoice[], hasKey: keyEncrypted !== null }
}

function faultOf(error: unknown): SpeechServiceTest['fault'] {
  if (error instanceof RemoteSpeechError) return error.fault
  throw error
}

function boundTo(tenantId: string, baseUrl: string): string {
  return `${tenantId} ${baseUrl}`
}
