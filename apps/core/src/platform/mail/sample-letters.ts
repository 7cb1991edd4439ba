import type { MailTemplate } from '@vitrine/contract'
import type { Tenant } from '../tenant.ts'
import type { Letter } from './letter.ts'
import {
  factorLetter,
  invitationLetter,
  leadLetter,
  newDeviceLetter,
  passwordChangedLetter,
  resetLetter,
  verifyLetter,
  welcomeLetter,
} from './letters.ts'
import { emailChangedLetter } from './safety-letters.ts'
import { moneyLetter } from './money-letters.ts'
import { batchLetter, noticeLetter } from './notice-letters.ts'
import type { LetterWords } from './words/letter-words.ts'

/** What stands in an example of a letter. */
interface Example {
  name: string
  inviter: string
  video: string
  bundle: string
  /** Of credits and of videos. */
  count: number
}

/** A link that nobody can use: it only looks like one. */
const TOKEN = 'example'
const [HOURS, MINUTES, DAYS] = [48, 30, 7]
const DAY = '2027-03-14'

/** What a person sees who looks at an example: themselves, and a film of their site. */
export function exampleOf(
  { branding, words }: Tenant,
  { username, displayName }: { username: string; displayName: string | null },
): Example {
  const name = displayName ?? username
  return { name, inviter: name, video: branding.samples[0]?.title ?? words.promise, bundle: '10', count: 3 }
}

/** A letter as somebody would get it, about nothing that happened. */
export function sampleLetter(tenant: Tenant, template: MailTemplate, words: LetterWords, example: Example): Letter {
  const { name, count } = example
  const person = { username: name, displayName: name, words }
  const settings = { ...tenant.settings, freeCredits: tenant.settings.freeCredits && count }
  const letter = MAKERS[template]({ ...tenant, settings }, person, example)
  return { ...letter, template, named: { company: tenant.brand.companyName, name, ...letter.named } }
}

type Addressee = Parameters<typeof welcomeLetter>[1]
type Maker = (tenant: Tenant, person: Addressee, example: Example) => Letter

const notice =
  (template: 'videos-ready' | 'videos-failed', isOne: boolean): Maker =>
  (tenant, person, { video, count }) =>
    made(noticeLetter(tenant, person, { template, count: isOne ? '1' : String(count) }, video))

const money =
  (order: Record<string, string>): Maker =>
  (tenant, person, { bundle, count }) => {
    const facts = { bundle, what: bundle, number: '1', cents: '4900', until: DAY, halfCredits: String(2 * count) }
    return made(moneyLetter(tenant, person, { ...facts, ...order }))
  }

const MAKERS: Record<MailTemplate, Maker> = {
  welcome: (tenant, person) => welcomeLetter(tenant, person, { token: TOKEN, hours: HOURS }),
  'verify-email': (tenant, person) => verifyLetter(tenant, person, { token: TOKEN, hours: HOURS }),
  invitation: (tenant, { words }, { inviter }) =>
    invitationLetter(
      tenant,
      { inviter, invited: null, role: 'customer', finerRole: 'member', token: TOKEN, days: DAYS },
      words,
    ),
  'videos-ready': notice('videos-ready', true),
  'videos-ready-several': notice('videos-ready', false),
  'videos-failed': notice('videos-failed', true),
  'videos-failed-several': notice('videos-failed', false),
  'batch-done': (tenant, person, { count }) =>
    made(batchLetter(tenant, person, { template: 'batch-done', ready: String(count), failed: '0', notMade: '0' })),
  lead: (tenant, person, { video, inviter }) =>
    leadLetter(tenant, person, { videoTitle: video, name: inviter, email: null, phone: null, message: '' }),
  receipt: money({ template: 'receipt', isAutomatic: 'no' }),
  'receipt-automatic': money({ template: 'receipt', isAutomatic: 'yes' }),
  'payment-failed-first': money({ template: 'payment-failed', step: '0' }),
  'payment-failed-second': money({ template: 'payment-failed', step: '1' }),
  'payment-failed-last': money({ template: 'payment-failed', step: '2' }),
  'subscription-ending': money({ template: 'subscription-ending' }),
  'subscription-ended': money({ template: 'subscription-ended' }),
  'low-balance': money({ template: 'low-balance' }),
  'top-up-off': money({ template: 'top-up-off' }),
  'reset-password': (tenant, person) => resetLetter(tenant, person, { token: TOKEN, minutes: MINUTES }),
  'password-changed': passwordChangedLetter,
  'email-changed': (tenant, person) => emailChangedLetter(tenant, person, { token: TOKEN, days: DAYS }),
  'second-factor-on': (tenant, person) => factorLetter(tenant, person, true),
  'second-factor-off': (tenant, person) => factorLetter(tenant, person, false),
  'new-device': (tenant, person) =>
    newDeviceLetter(tenant, person, { browser: 'Firefox', address: '192.0.2.1', seenAt: new Date(DAY) }),
}

function made(letter: Letter | undefined): Letter {
  if (!letter) throw new TypeError('this order makes no letter')
  return letter
}
