import { SECRET_REMEDY, type Settings } from './settings.ts'
import { storageFaults } from './storage.ts'

/** A setting that is missing or conflicts with others. `needs` names the setting to change. */
type SettingFault = ReturnType<typeof storageFaults>[number]

const PROXY_REMEDY =
  'is required in production: the addresses of the proxies in front of the server (loopback for one on this machine), or none'

/** Returns settings that are required and missing, or conflict. */
export function faultsBetween(settings: Settings, mode: 'development' | 'production'): SettingFault[] {
  return [
    ...storageFaults(settings, mode),
    ...(mode === 'production' ? productionFaults(settings) : []),
    ...databaseFaults(settings),
    ...stripeFaults(settings),
    ...pairFaults(settings, 'WRITER_URL', 'WRITER_MODEL'),
    ...speechFaults(settings),
    ...pairFaults(settings, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'),
  ]
}

function productionFaults({ SECRET_KEY, TRUST_PROXY, ROLE, ALLOW_LOOPBACK_WEBHOOKS }: Settings): SettingFault[] {
  const faults: SettingFault[] = []
  if (!SECRET_KEY) faults.push(faultOf('SECRET_KEY', `is required in production. ${SECRET_REMEDY}`))
  // A worker takes no requests.
  if (!TRUST_PROXY && ROLE !== 'worker') faults.push(faultOf('TRUST_PROXY', PROXY_REMEDY))
  if (ALLOW_LOOPBACK_WEBHOOKS === 'true')
    faults.push(
      faultOf('ALLOW_LOOPBACK_WEBHOOKS', 'is for development only: in production, it would expose this machine'),
    )
  return faults
}

function databaseFaults({ ROLE, DATABASE_URL, DATABASE_LISTEN_URL }: Settings): SettingFault[] {
  if (DATABASE_URL) return []
  const faults: SettingFault[] = []
  if (ROLE !== 'all') {
    const message = `${ROLE} needs DATABASE_URL, because only one process can use the embedded database`
    faults.push({ name: 'ROLE', message, needs: 'DATABASE_URL' })
  }
  if (DATABASE_LISTEN_URL)
    faults.push({ name: 'DATABASE_LISTEN_URL', message: 'has no effect without DATABASE_URL', needs: 'DATABASE_URL' })
  return faults
}

/** Requires all of Stripe's settings together: without its webhook it could not report payments. */
function stripeFaults({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET }: Settings): SettingFault[] {
  const stripe = { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET: STRIPE_WEBHOOK_SECRET[0] }
  const missing = Object.entries(stripe).filter(([, value]) => !value)
  if (missing.length === Object.keys(stripe).length) return []
  return missing.map(([name]) => faultOf(name, 'is required, because other settings of Stripe are set'))
}

function speechFaults({ SPEECH_URL, SPEECH_MODEL, SPEECH_VOICES }: Settings): SettingFault[] {
  if (!SPEECH_URL) return []
  const missing = [...(SPEECH_MODEL ? [] : ['SPEECH_MODEL']), ...(SPEECH_VOICES.length > 0 ? [] : ['SPEECH_VOICES'])]
  return missing.map((name) => faultOf(name, 'is required with SPEECH_URL'))
}

/** Requires two settings together. */
function pairFaults(settings: Settings, one: keyof Settings, other: keyof Settings): SettingFault[] {
  if (Boolean(settings[one]) === Boolean(settings[other])) return []
  const [name, present] = settings[one] ? [other, one] : [one, other]
  return [faultOf(name, `is required with ${present}`)]
}

function faultOf(name: string, message: string): SettingFault {
  return { name, message, needs: name }
}
