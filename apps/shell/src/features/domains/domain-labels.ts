import { plural, t } from '@lingui/core/macro'
import type { Domain, DomainWarning } from '@vitrine/contract'
import { formatAgo, formatCount, formatDate } from '../../lib/i18n/format.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import type { DotTone } from '../../ui/feedback/status-dot.tsx'

/** Returns the state of an address in one line. */
export function stateLine(domain: Domain): { tone: DotTone; line: string } {
  const { state } = domain
  if (state === 'live') return { tone: 'ok', line: liveLine(domain) }
  if (state === 'lost') {
    const ago = domain.lostAt ? formatAgo(domain.lostAt) : ''
    return { tone: 'bad', line: t`Stopped pointing here ${ago}, kept for 72 hours` }
  }
  if (state === 'certificate') return { tone: 'run', line: t`Issuing certificate, usually under 2 minutes` }
  if (state === 'verified') return { tone: 'run', line: t`Records are correct` }
  if (domain.warnings.includes('held-elsewhere')) return { tone: 'warn', line: t`In use` }
  const wrong = domain.records.filter((record) => record.state === 'wrong').length
  if (wrong > 0)
    return { tone: 'warn', line: plural(wrong, { one: '# record is wrong', other: '# records are wrong' }) }
  const missing = domain.records.filter((record) => record.state === 'missing').length
  if (missing > 0)
    return { tone: 'warn', line: plural(missing, { one: '# record is missing', other: '# records are missing' }) }
  return { tone: 'neutral', line: t`Waiting for DNS` }
}

function liveLine({ answerMilliseconds, certificateUntil }: Domain): string {
  const milliseconds = formatCount(answerMilliseconds ?? 0)
  const day = certificateUntil ? formatDate(certificateUntil) : ''
  return day
    ? t`Live, responded in ${milliseconds} ms, certificate valid until ${day}`
    : t`Live, responded in ${milliseconds} ms`
}

/** Returns the text of a warning: a short line and the consequence. */
export function warningText(warning: DomainWarning, domain: Domain): { title: string; text: string } {
  const host = isolated(domain.host)
  const found = isolated(foundOf(domain))
  const texts: Record<DomainWarning, { title: string; text: string }> = {
    'website-here': {
      title: t`This domain already shows a website.`,
      text: sentences(
        t`${host} already points to ${found}. Changing its A record takes that website offline.`,
        t`Use a subdomain such as www instead, or continue if you want to replace that website.`,
      ),
    },
    proxied: {
      title: t`This domain is behind a proxy.`,
      text: sentences(
        t`${host} is behind a proxy (${found}).`,
        t`Turn off the proxy for this record (often an orange cloud), so that visitors and the certificate check reach us.`,
      ),
    },
    'several-records': {
      title: t`Old records remain.`,
      text: t`Some visitors of ${host} still reach another server (${found}). Remove all other records for this name.`,
    },
    'held-elsewhere': {
      title: t`This domain is in use.`,
      text: sentences(
        t`${host} is used by another site here, or was removed from one less than 30 days ago.`,
        t`If it’s yours, ask that site’s administrator to remove it.`,
      ),
    },
    'no-answer': {
      title: t`Not all name servers responded.`,
      text: t`Your site isn’t affected. We’ll check again in a moment.`,
    },
    'no-edge': {
      title: t`Couldn’t find the platform’s address.`,
      text: t`Your records may be correct. Contact support.`,
    },
    'example-values': {
      title: t`Example values.`,
      text: t`This installation runs on a development host that can’t be reached from the internet. A live one shows its own values here.`,
    },
  }
  return texts[warning]
}

function sentences(...parts: string[]): string {
  return parts.join(' ')
}

function foundOf({ records }: Domain): string {
  return records.find(({ type }) => type === 'CNAME' || type === 'A')?.found.join(', ') ?? ''
}

/** Returns what to change, one text for each record that is not right. */
export function nextSteps(domain: Domain): string[] {
  return domain.records
    .filter(({ state }) => state === 'wrong' || state === 'missing')
    .map((record) => stepFor(record, domain))
}

function stepFor(record: Domain['records'][number], domain: Domain): string {
  const registered = isolated(domain.registered)
  const name = isolated(record.name)
  const value = isolated(record.shouldBe.join(', '))
  const { type } = record
  if (type === 'AAAA' && record.shouldBe.length === 0)
    return t`On your provider’s DNS page for ${registered}, remove the AAAA record named ${name}.`
  if (type === 'CAA')
    return sentences(
      t`On your provider’s DNS page for ${registered}, remove the CAA records,`,
      t`or add one with the name ${name}, the tag “issue” and the value ${value}.`,
    )
  if (record.state === 'wrong')
    return t`On your provider’s DNS page for ${registered}, set the ${type} record named ${name} to ${value}.`
  return t`On your provider’s DNS page for ${registered}, add a ${type} record with the name ${name} and the value ${value}.`
}
