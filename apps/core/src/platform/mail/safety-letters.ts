import type { Tenant } from '../tenant.ts'
import type { Letter } from './letter.ts'
import { undoChangePath } from './link-paths.ts'
import type { LetterWords } from './words/letter-words.ts'
import { safetyWords } from './words/safety-words.ts'

interface Addressee {
  username: string
  displayName: string | null
  words: LetterWords
}

type Helped = Pick<Tenant, 'brand' | 'settings'>

/** A link that undoes a change of address, and how long it works. */
interface UndoLink {
  token: string
  days: number
}

/** For the address that an account had until now. It does not name the new one. */
export function emailChangedLetter({ brand, settings }: Helped, person: Addressee, link: UndoLink): Letter {
  const { words } = person
  const { subject, title, text } = words.emailChanged
  return {
    ...undoing(person, link),
    subject: subject(brand.companyName),
    title,
    paragraphs: [greeted(person, text), words.wasYou, safetyWords[words.language].undoLink(link.days)],
    closing: words.wasNotYou(settings.supportEmail),
    named: { support: settings.supportEmail },
  }
}

/** The same before the new address is confirmed. */
export function changeRequestedLetter({ brand }: Pick<Tenant, 'brand'>, person: Addressee, link: UndoLink): Letter {
  const { changeRequested, undoLink } = safetyWords[person.words.language]
  const { subject, title, text, closing } = changeRequested
  return {
    ...undoing(person, link),
    subject: subject(brand.companyName),
    title,
    paragraphs: [greeted(person, text), undoLink(link.days)],
    closing,
  }
}

function undoing({ username, words }: Addressee, { token }: UndoLink) {
  const facts: [string, string][] = [[words.username, username]]
  return { words, facts, action: { label: safetyWords[words.language].undoAction, path: undoChangePath(token) } }
}

/** For the person in whose name a program can now make calls. */
export function keyMadeLetter(
  { brand }: Pick<Tenant, 'brand'>,
  person: Addressee,
  key: { name: string; scopes: readonly string[]; createdAt: Date; expiresAt: Date },
): Letter {
  const { words } = person
  const { subject, title, text, facts, action, closing } = safetyWords[words.language].keyMade
  const [name, scopes, created, expires] = facts
  return {
    words,
    subject: subject(brand.companyName),
    title,
    paragraphs: [greeted(person, text)],
    facts: [
      [name, key.name],
      [scopes, key.scopes.join(', ')],
      [created, minuteOf(key.createdAt)],
      [expires, minuteOf(key.expiresAt)],
    ],
    action: { label: action, path: '/whitelabel-dashboard?tab=settings' },
    closing,
  }
}

function greeted({ username, displayName, words }: Addressee, text: string): string {
  return `${words.hello(displayName ?? username)} ${text}`
}

function minuteOf(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
