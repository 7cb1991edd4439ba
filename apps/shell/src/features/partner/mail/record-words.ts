import { t } from '@lingui/core/macro'
import type { MailFault, MailRecord } from '@vitrine/contract'
import { isolated } from '../../../kit/i18n/isolated.ts'

/** What a record is called, and what it is for, in words for somebody who meets it for the first time. */
export function recordPurpose(kind: MailRecord['kind']): { title: string; purpose: string } {
  if (kind === 'spf') return { title: 'SPF', purpose: t`Says which servers may send mails of your domain.` }
  if (kind === 'dkim')
    return { title: 'DKIM', purpose: t`Holds the key by which others see that a mail is really yours.` }
  return { title: 'DMARC', purpose: t`Says what others do with mails that only pretend to be yours.` }
}

/** What is wrong with a record, or should be known of it, and what to do. */
export function faultText(fault: MailFault, record: MailRecord, registered: string): string {
  const zone = isolated(registered)
  const name = isolated(record.name)
  if (fault === 'name-doubled')
    return sentences(
      t`We found it with ${zone} twice at the end of its name.`,
      t`Your provider adds ${zone} by itself: type only ${name} as the name.`,
    )
  if (fault.startsWith('spf')) return spfText(fault)
  return fault.startsWith('dkim') ? dkimText(fault) : dmarcText(fault)
}

function spfText(fault: MailFault): string {
  switch (fault) {
    case 'spf-several':
      return sentences(
        t`There are two or more SPF records, and then none of them counts.`,
        t`Delete all but one, and set that one to the value above: it holds what all of them say.`,
      )
    case 'spf-not-included':
      return t`The record does not name our servers. Set it to the value above: what it says already stays in it.`
    case 'spf-after-all':
      return sentences(
        t`Our servers stand behind the word that ends the record, where nobody reads on.`,
        t`Set the record to the value above.`,
      )
    case 'spf-too-many-lookups':
      return sentences(
        t`The record asks more than ten questions, and then others ignore it.`,
        t`Remove services that you no longer use, or send from a part of your domain such as mail.example.com with its own record.`,
      )
    case 'spf-broken-include':
      return sentences(
        t`The record includes a name that says nothing, which makes all of it worthless.`,
        t`Look for a mistyped or abandoned name behind include: and remove it.`,
      )
    case 'spf-open':
      return t`The record ends in +all, which lets anybody send in your name. It works, but end it in ~all.`
    default:
      return t`The record holds a word that others cannot read, and then they ignore all of it. Set it to the value above.`
  }
}

function dkimText(fault: MailFault): string {
  switch (fault) {
    case 'dkim-cname':
      return sentences(
        t`This name leads to another one by a CNAME, so no TXT record can stand here.`,
        t`Delete the CNAME, and add the TXT record.`,
        t`A provider that replaces CNAMEs by what they lead to does not help here.`,
      )
    case 'dkim-several':
      return t`Two records stand under this name, and then none of them counts. Delete the one that is not the value above.`
    case 'dkim-in-pieces':
      return sentences(
        t`The key was cut into several records.`,
        t`It belongs into one.`,
        t`If your provider takes at most 255 characters, put the pieces into one record, in quotation marks with a blank between.`,
      )
    case 'dkim-cut':
      return sentences(
        t`The end of the key is missing: your provider took 255 characters only.`,
        t`Put the rest into the same record, as a second piece in quotation marks, or ask your provider how it takes long values.`,
      )
    case 'dkim-characters':
      return t`Quotation marks or backslashes became part of the value. Paste the value above just as it is.`
    case 'dkim-revoked':
      return t`The key in the record is empty, which means that it was taken back. Set the record to the value above.`
    case 'dkim-other-key':
      return t`Another key stands here. Set the record to the value above.`
    case 'dkim-testing':
      return t`The record says t=y, for a test, and some then do not trust it. It works, but take t=y out.`
    default:
      return t`This record holds something else than a key. Set it to the value above.`
  }
}

function dmarcText(fault: MailFault): string {
  switch (fault) {
    case 'dmarc-several':
      return t`There are two or more DMARC records, and then none of them counts. Delete all but one.`
    case 'dmarc-refuses':
      return sentences(
        t`Your domain asks others to refuse or sort out mails that are not signed.`,
        t`Until the DKIM record is right we send nothing in its name, so nothing is lost.`,
      )
    default:
      return t`Others cannot read this record: it has to begin with v=DMARC1 and say p=none, p=quarantine or p=reject.`
  }
}

function sentences(...parts: string[]): string {
  return parts.join(' ')
}
