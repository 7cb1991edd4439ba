import type { Tenant } from '../tenant.ts'
import type { Letter } from './letter.ts'

/** Who a mail is about: the name they go by, and the one they sign in with. */
interface Addressee {
  username: string
  displayName: string | null
}

type Named = Pick<Tenant, 'brand'>

export function welcomeLetter({ brand, settings }: Pick<Tenant, 'brand' | 'settings'>, person: Addressee): Letter {
  const { freeCredits } = settings
  const gift = freeCredits > 0 ? ` You start with ${freeCredits} free ${freeCredits === 1 ? 'credit' : 'credits'}.` : ''
  return {
    subject: `Welcome to ${brand.companyName}`,
    title: `Welcome, ${nameOf(person)}`,
    paragraphs: [
      `Your account is ready.${gift}`,
      'Write a script, choose a presenter, and watch your first video being made.',
    ],
    facts: [['Username', person.username]],
    action: { label: 'Open your dashboard', path: '/dashboard' },
  }
}

/** `minutes` is how long the link works. */
export function resetLetter({ brand }: Named, person: Addressee, link: { token: string; minutes: number }): Letter {
  return {
    subject: `Choose a new password for ${brand.companyName}`,
    title: 'Choose a new password',
    paragraphs: [
      `Hello ${nameOf(person)}, somebody asked for a new password for your account.`,
      `The link works once and for ${link.minutes} minutes. Asking again ends it.`,
    ],
    facts: [['Username', person.username]],
    action: { label: 'Choose a new password', path: `/reset-password?token=${link.token}` },
    closing: 'If that was not you, ignore this mail: your password stays as it is.',
  }
}

export function passwordChangedLetter({ brand }: Named, person: Addressee): Letter {
  return {
    subject: `Your ${brand.companyName} password was changed`,
    title: 'Your password was changed',
    paragraphs: [`Hello ${nameOf(person)}, your account has a new password, and every other browser was signed out.`],
    facts: [['Username', person.username]],
    action: { label: 'It was not me: choose a new password', path: '/forgot-password' },
    closing: 'If it was you, there is nothing to do.',
  }
}

export function newDeviceLetter(
  { brand }: Named,
  person: Addressee,
  device: { browser: string; address: string; seenAt: Date },
): Letter {
  return {
    subject: `New sign-in to ${brand.companyName}`,
    title: 'A new sign-in to your account',
    paragraphs: [`Hello ${nameOf(person)}, somebody signed in from where we had not seen you before.`],
    facts: [
      ['Username', person.username],
      ['Browser', device.browser],
      ['Address', device.address],
      ['Time', `${device.seenAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
    ],
    action: { label: 'It was not me: choose a new password', path: '/forgot-password' },
    closing: 'If it was you, there is nothing to do.',
  }
}

function nameOf({ username, displayName }: Addressee): string {
  return displayName ?? username
}
