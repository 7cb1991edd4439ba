import { t } from '@lingui/core/macro'
import type { MailFault, MailRecord } from '@vitrine/contract'
import { isolated } from '../../lib/i18n/isolated.ts'

/** Returns the name and purpose of a record, for people who meet it for the first time. */
export function recordPurpose(kind: MailRecord['kind']): { title: string; purpose: string } {
  if (kind === 'spf') return { title: 'SPF', purpose: t`Lists the servers that may send email for your domain.` }
  if (kind === 'dkim')
    return { title: 'DKIM', purpose: t`The key mail servers use to verify that an email is really from you.` }
  return { title: 'DMARC', purpose: t`Tells mail servers what to do with emails that impersonate you.` }
}

/** Returns what is wrong with a record, or should be known of it, with the remedy. */
export function faultText(fault: MailFault, record: MailRecord, registered: string): string {
  const zone = isolated(registered)
  const name = isolated(record.name)
  if (fault === 'name-doubled')
    return sentences(
      t`The name ends in ${zone} twice.`,
      t`Your provider adds ${zone} automatically. Enter only ${name} as the name.`,
    )
  if (fault.startsWith('spf')) return spfText(fault)
  return fault.startsWith('dkim') ? dkimText(fault) : dmarcText(fault)
}

function spfText(fault: MailFault): string {
  switch (fault) {
    case 'spf-several':
      return sentences(
        t`There are several SPF records, so none of them is used.`,
        t`Keep one record, set it to the value above and delete the others. The value combines all their entries.`,
      )
    case 'spf-not-included':
      return t`The record doesn’t include our servers. Replace it with the value above, which keeps your existing entries.`
    case 'spf-after-all':
      return sentences(
        t`Our servers come after the “all” that ends the record, so they’re ignored.`,
        t`Replace it with the value above.`,
      )
    case 'spf-too-many-lookups':
      return sentences(
        t`The record needs more than ten lookups, so mail servers ignore it.`,
        t`Remove services you no longer use, or send from a subdomain such as mail.example.com with its own record.`,
      )
    case 'spf-broken-include':
      return sentences(
        t`The record includes a name with no record of its own, which makes it invalid.`,
        t`Find a mistyped or unused name after include: and remove it.`,
      )
    case 'spf-open':
      return t`The record ends in +all, which lets anyone send as you. It works, but change it to ~all.`
    default:
      return t`The record contains an unknown term, so mail servers ignore it. Replace it with the value above.`
  }
}

function dkimText(fault: MailFault): string {
  switch (fault) {
    case 'dkim-cname':
      return sentences(
        t`A CNAME record exists for this name, so it can’t have a TXT record.`,
        t`Delete the CNAME record and add the TXT record.`,
        t`This won’t work with a provider that flattens CNAME records.`,
      )
    case 'dkim-several':
      return t`There are two records with this name, so neither is used. Delete the one that doesn’t match the value above.`
    case 'dkim-in-pieces':
      return sentences(
        t`The key is split across several records.`,
        t`Merge the parts into one record.`,
        t`If your provider limits values to 255 characters, split the value into quoted parts separated by a space, all in one record.`,
      )
    case 'dkim-cut':
      return sentences(
        t`The end of the key is missing: your provider kept only 255 characters.`,
        t`Put the rest in the same record as a second quoted part, or ask your provider how to enter long values.`,
      )
    case 'dkim-characters':
      return t`Quotation marks or backslashes became part of the value. Paste the value exactly as shown above.`
    case 'dkim-revoked':
      return t`The key in the record is empty, which means it was revoked. Replace it with the value above.`
    case 'dkim-other-key':
      return t`The record contains a different key. Replace it with the value above.`
    case 'dkim-testing':
      return t`The record contains t=y (test mode), so some providers don’t trust it. It works, but remove t=y.`
    default:
      return t`This record doesn’t contain a key. Replace it with the value above.`
  }
}

function dmarcText(fault: MailFault): string {
  switch (fault) {
    case 'dmarc-several':
      return t`There are several DMARC records, so none of them is used. Delete all but one.`
    case 'dmarc-refuses':
      return sentences(
        t`Your domain tells mail servers to reject or filter unsigned email.`,
        t`We don’t send from your domain until the DKIM record is correct, so no emails are lost.`,
      )
    default:
      return t`This record is invalid. It must start with v=DMARC1 and contain p=none, p=quarantine or p=reject.`
  }
}

function sentences(...parts: string[]): string {
  return parts.join(' ')
}
