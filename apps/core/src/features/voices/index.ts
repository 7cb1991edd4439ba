import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { OpenRemoteSpeech } from '../../ports/remote-speech.ts'
import type { VoiceModelsModule } from '../voice-models/index.ts'
import { createKnownVoices } from './known-voices.ts'
import { type SpeechGateway, createSpeechGateway } from './remote/gateway.ts'
import { type InstallationService, createSpeechServices } from './remote/services.ts'
import { addCharacters } from './remote/usage-store.ts'
import { createSiteVoices } from './site/service.ts'
import { createVoices } from './voices.ts'

export { speechAddressIn } from './remote/service-store.ts'
export { type VoiceOffer, chooseVoice, voiceNamed } from './choice.ts'
export { voicesRoutes } from './routes.ts'
export type { Voices } from './voices.ts'

interface Platform {
  db: Db
  openRemoteSpeech: OpenRemoteSpeech
  /** The speech server of the settings; null where none is set. */
  installationSpeech: InstallationService | null
  secretKey: string
  events: Pick<Events, 'publish'>
  audit: Audit
  clock: Clock
  report: (error: Error) => void
}

interface Inputs {
  voiceModels: Pick<VoiceModelsModule, 'neuralVoices'>
}

export type VoicesModule = ReturnType<typeof createVoicesModule>

/** Creates the voices of a site: the choices of its people, the settings of its partner, and its speech servers. */
export function createVoicesModule(
  { db, openRemoteSpeech, installationSpeech: installation, secretKey, events, audit, clock, report }: Platform,
  { voiceModels }: Inputs,
) {
  const services = createSpeechServices({ db, installation, openRemoteSpeech, secretKey, events, audit, clock })
  const known = createKnownVoices({ neuralVoices: voiceModels.neuralVoices, services })
  const site = createSiteVoices({ db, known, audit })
  const onSpoken: Parameters<typeof createSpeechGateway>[0]['onSpoken'] = ({ tenantId, ...of }) =>
    db.inTenant(tenantId, (tx) => addCharacters(tx, { ...of, month: clock.now().toISOString().slice(0, 7) }))
  const gateway: SpeechGateway = createSpeechGateway({ openRemoteSpeech, onSpoken, clock, report })
  return {
    voices: createVoices({ db, known, site, gateway, clock }),
    siteVoices: site,
    speechServices: services,
    close: gateway.close,
  }
}
