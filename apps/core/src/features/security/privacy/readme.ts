import type { Tenant } from '../../../platform/tenant/tenant.ts'

/** Describes the files of the archive, for a reader years later. */
export function readme({ brand, origin, settings }: Tenant, username: string, now: Date): string {
  return `Your data at ${brand.companyName}
${origin}

Account: ${username}
Made: ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC

account.json    who you are here, what you prefer, where you are and were signed in, your own presenters
scripts.json    what your scripts were before and after they were optimised or translated
videos.json     every video with its script and its facts; "file" names its file in this archive
brand-kits.json the brands of your business: names, colours, contacts
glossary.json   your terms: how they are said and translated
email-blasts.json  your orders of the email blast
drafts.json     what you have written and not made a video of yet
uploads.json    files you have sent, and photos of web pages with the right to them that you confirmed
credits.json    every entry of your credits, newest first; all of them together are your balance
payments.json   your invoices, and what you chose for when your credits run low
leads.json      who asked something under your videos, newest first
audit.json      what the security log holds of your acts, newest first
files/          your picture, your logos, your presenters, your finished videos with posters and captions

The .json files are plain text and open in any editor. Times are in UTC.
Your password is in none of them: we keep only a fingerprint of it.

Questions: ${settings.supportEmail}
`
}
