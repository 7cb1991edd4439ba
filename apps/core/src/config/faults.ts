import { SECRET_REMEDY, type Settings } from './settings.ts'
import { storageFaults } from './storage.ts'

const PROXY_REMEDY =
  'is required in production: the addresses of the proxies in front of the server (loopback for one on this machine), or none'

/** Returns settings that are required and missing, or conflict. `needs` names the setting to change. */
export function faultsBetween(settings: Settings, mode: 'development' | 'production') {
  const { SECRET_KEY, DATABASE_URL, ROLE, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = settings
  const faults = storageFaults(settings, mode)
  if (mode === 'production' && !SECRET_KEY)
    faults.push({ name: 'SECRET_KEY', message: `is required in production. ${SECRET_REMEDY}`, needs: 'SECRET_KEY' })
  // A worker takes no requests.
  if (mode === 'production' && !settings.TRUST_PROXY && ROLE !== 'worker')
    faults.push({ name: 'TRUST_PROXY', message: PROXY_REMEDY, needs: 'TRUST_PROXY' })
  if (ROLE !== 'all' && !DATABASE_URL) {
    const message = `${ROLE} needs DATABASE_URL, because only one process can use the embedded database`
    faults.push({ name: 'ROLE', message, needs: 'DATABASE_URL' })
  }
  if (settings.DATABASE_LISTEN_URL && !DATABASE_URL) {
    const message = 'has no effect without DATABASE_URL'
    faults.push({ name: 'DATABASE_LISTEN_URL', message, needs: 'DATABASE_URL' })
  }
  if (mode === 'production' && settings.ALLOW_LOOPBACK_WEBHOOKS === 'true') {
    const message = 'is for development only: in production, it would expose this machine'
    faults.push({ name: 'ALLOW_LOOPBACK_WEBHOOKS', message, needs: 'ALLOW_LOOPBACK_WEBHOOKS' })
  }
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = settings
  const stripe = { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET: STRIPE_WEBHOOK_SECRET[0] }
  const missing = Object.entries(stripe).filter(([, value]) => !value)
  // Without its webhook Stripe could not report payments.
  if (missing.length > 0 && missing.length < 3)
    faults.push(
      ...missing.map(([name]) => ({
        name,
        message: 'is required, because other settings of Stripe are set',
        needs: name,
      })),
    )
  if (Boolean(settings.WRITER_URL) !== Boolean(settings.WRITER_MODEL)) {
    const [name, other] = settings.WRITER_URL ? ['WRITER_MODEL', 'WRITER_URL'] : ['WRITER_URL', 'WRITER_MODEL']
    faults.push({ name, message: `is required with ${other}`, needs: name })
  }
  if (settings.SPEECH_URL && !settings.SPEECH_MODEL)
    faults.push({ name: 'SPEECH_MODEL', message: 'is required with SPEECH_URL', needs: 'SPEECH_MODEL' })
  if (settings.SPEECH_URL && settings.SPEECH_VOICES.length === 0)
    faults.push({ name: 'SPEECH_VOICES', message: 'is required with SPEECH_URL', needs: 'SPEECH_VOICES' })
  if (Boolean(GOOGLE_CLIENT_ID) !== Boolean(GOOGLE_CLIENT_SECRET)) {
    const [name, other] = GOOGLE_CLIENT_ID
      ? ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID']
      : ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']
    faults.push({ name, message: `is required with ${other}`, needs: name })
  }
  return faults
}
