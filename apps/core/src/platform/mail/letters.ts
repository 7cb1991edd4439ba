import {
  type AgreedDocument,
  type FinerRole,
  type LegalVersion,
  type Receipt,
  type Role,
  legalDocuments,
  standingWord,
} from '@vitrine/contract'
import type { Tenant } from '../tenant.ts'
import { invitationPath, newPasswordPath } from './link-paths.ts'
import type { Letter } from './letter.ts'
import type { LetterWords } from './words/letter-words.ts'

/** Who a mail is about, the name they go by and the one they sign in with, and what it is said in. */
interface Addressee {
  username: string
  displayName: string | null
  words: LetterWords
}

type Named = Pick<Tenant, 'brand'>
type Helped = Pick<Tenant, 'brand' | 'settings'>

/** A link that confirms an address, and how long it works. */
interface VerifyLink {
  token: string
  hours: number
}

/** `link` is absent where the address is confirmed already. */
export function welcomeLetter({ brand, settings }: Helped, person: Addressee, link?: VerifyLink): Letter {
  const { words } = person
  const { subject, title, ready, begin, action } = words.welcome
  return {
    words,
    subject: subject(brand.companyName),
    title: title(nameOf(person)),
    paragraphs: [ready(settings.freeCredits), begin, ...(link ? [words.confirmLink(link.hours)] : [])],
    facts: [usernameOf(person)],
    action: link ? verifyAction(words, link) : { label: action, path: '/dashboard' },
    named: { credits: settings.freeCredits.toLocaleString(words.locale, { useGrouping: false }) },
  }
}

export function verifyLetter({ brand }: Named, person: Addressee, link: VerifyLink): Letter {
  const { words } = person
  const { subject, text, closing } = words.verify
  return {
    words,
    subject: subject(brand.companyName),
    title: words.confirmAddress,
    paragraphs: [greeted(person, text), words.confirmLink(link.hours)],
    facts: [usernameOf(person)],
    action: verifyAction(words, link),
    closing,
  }
}

export function factorLetter(tenant: Named, person: Addressee, isOn: boolean): Letter {
  return alarm(tenant, person, person.words.factor[isOn ? 'on' : 'off'])
}

export function passwordChangedLetter(tenant: Named, person: Addressee): Letter {
  return alarm(tenant, person, person.words.passwordChanged)
}

export function newDeviceLetter(
  tenant: Named,
  person: Addressee,
  device: { browser: string; address: string; seenAt: Date },
): Letter {
  const [browser, address, time] = person.words.newDevice.facts
  return alarm(tenant, person, person.words.newDevice, [
    [browser, device.browser],
    [address, device.address],
    [time, minuteOf(device.seenAt)],
  ])
}

/** Something happened to an account that only its owner should have done. */
function alarm(
  { brand }: Named,
  person: Addressee,
  { subject, title, text }: LetterWords['passwordChanged'],
  facts: [name: string, value: string][] = [],
): Letter {
  const { words } = person
  return {
    words,
    subject: subject(brand.companyName),
    title,
    paragraphs: [greeted(person, text)],
    facts: [usernameOf(person), ...facts],
    action: { label: words.newPasswordNotMe, path: '/forgot-password' },
    closing: words.wasYou,
  }
}

/** `minutes` is how long the link works. */
export function resetLetter({ brand }: Named, person: Addressee, link: { token: string; minutes: number }): Letter {
  const { subject, title, text, link: linkText, closing } = person.words.reset
  return {
    words: person.words,
    subject: subject(brand.companyName),
    title,
    paragraphs: [greeted(person, text), linkText(link.minutes)],
    facts: [usernameOf(person)],
    action: { label: title, path: newPasswordPath(link.token) },
    closing,
  }
}

interface Invited {
  /** The name of whoever invites; null where it is the house. */
  inviter: string | null
  /** What the invited are called, where that is known. */
  invited: string | null
  role: Role
  finerRole: FinerRole
  token: string
  /** How long the link works. */
  days: number
}

export function invitationLetter(
  { brand }: Named,
  { inviter, invited, role, finerRole, token, days }: Invited,
  words: LetterWords,
): Letter {
  const { subject, text, textFromHouse, link, role: roleName, roles, action, closing } = words.invitation
  const standing = standingWord({ role, finerRole })
  const said = inviter ? text(inviter, brand.companyName) : textFromHouse(brand.companyName)
  return {
    words,
    subject: subject(brand.companyName),
    title: subject(brand.companyName),
    paragraphs: [invited ? `${words.hello(invited)} ${said}` : said, link(days)],
    facts: [[roleName, roles[standing] ?? standing]],
    action: { label: action, path: invitationPath(token) },
    closing,
    named: { inviter: inviter ?? brand.companyName },
  }
}

/** Sent 30 days before a new version of the terms or of the privacy policy counts. */
/** Somebody of a team, or of the platform, asks to come into the account. */
export function supportAskedLetter(
  { brand }: Named,
  person: Addressee,
  { actorName, reason }: { actorName: string | null; reason: string },
): Letter {
  const say = person.words.supportAsked
  return {
    words: person.words,
    subject: say.subject(brand.companyName),
    title: say.title,
    paragraphs: [greeted(person, say.text(actorName))],
    facts: [[say.reason, reason]],
    action: { label: say.action, path: '/dashboard' },
    closing: say.closing,
  }
}

export function termsChangeLetter(
  { brand }: Named,
  person: Addressee,
  { document, version, effectiveOn, changes }: LegalVersion & { document: AgreedDocument },
): Letter {
  const { words } = person
  const say = words.termsChange
  const day = dayOf(effectiveOn, words.locale)
  const title = say.title(say.documents[document], day)
  const [documentName, versionName, countsFrom] = say.facts
  return {
    words,
    subject: `${brand.companyName}: ${title.slice(0, 1).toLocaleLowerCase(words.locale)}${title.slice(1)}`,
    title,
    paragraphs: [greeted(person, say.text(day)), say.changes(changes)],
    facts: [
      [documentName, say.documents[document]],
      [versionName, String(version)],
      [countsFrom, day],
    ],
    action: { label: say.action, path: `${legalDocuments[document].path}?version=${version}` },
    closing: say.closing,
  }
}

interface Asked {
  videoTitle: string
  name: string
  email: string | null
  phone: string | null
  message: string
}

/** Somebody asked something on a share page. What they typed stands as it is, and never in the subject. */
export function leadLetter({ brand }: Named, person: Addressee, asked: Asked): Letter {
  const { words } = person
  const { subject, title, text, facts, action, closing } = words.lead
  const [name, email, phone, video] = facts
  return {
    words,
    subject: subject(brand.companyName),
    title,
    paragraphs: [greeted(person, text), ...(asked.message ? [`“${asked.message}”`] : [])],
    facts: [
      [name, asked.name],
      ...(asked.email ? [[email, asked.email] as [string, string]] : []),
      ...(asked.phone ? [[phone, asked.phone] as [string, string]] : []),
      [video, asked.videoTitle],
    ],
    action: { label: action, path: '/leads' },
    closing,
  }
}

/** The receipt of a deletion, in English: no name and no language is left. */
export function accountDeletedLetter({ brand }: Named, receipt: Receipt, words: LetterWords): Letter {
  return {
    words,
    subject: `Your ${brand.companyName} account was deleted`,
    title: 'Your account was deleted',
    paragraphs: [
      'This mail is the receipt. Nobody can sign in with the account any more, and it cannot be brought back.',
      `Erased: ${receipt.erased.join('; ')}.`,
      `Kept: ${receipt.kept.join('; ')}.`,
    ],
    facts: [
      ['Receipt number', receipt.number],
      ['Deleted', minuteOf(new Date(receipt.deletedAt))],
      ['Videos erased', String(receipt.videosErased)],
      ['Credits lost', String(receipt.creditsLost)],
    ],
    closing: 'Backups made earlier hold copies until they expire. If you did not ask for this, write to us.',
  }
}

/** `2025-06-26` -> `June 26, 2025` */
function dayOf(day: string, locale: string): string {
  return new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
}

function minuteOf(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

function verifyAction({ confirmAddress }: LetterWords, { token }: VerifyLink) {
  return { label: confirmAddress, path: `/verify-email?token=${token}` }
}

function usernameOf({ username, words }: Addressee): [name: string, value: string] {
  return [words.username, username]
}

function greeted(person: Addressee, text: string): string {
  return `${person.words.hello(nameOf(person))} ${text}`
}

function nameOf({ username, displayName }: Addressee): string {
  return displayName ?? username
}
