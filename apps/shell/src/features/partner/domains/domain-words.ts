import { plural, t } from '@lingui/core/macro'
import type { Domain, DomainRecord, DomainWarning } from '@vitrine/contract'
import { formatAgo, formatCount, formatDate } from '../../../kit/format.ts'
import { isolated } from '../../../kit/i18n/isolated.ts'
import type { DotTone } from '../../../kit/ui/status-dot.tsx'

/** How an address stands, in one line. */
export function stateLine(domain: Domain): { tone: DotTone; line: string } {
  const { state } = domain
  if (state === 'live') return { tone: 'ok', line: liveLine(domain) }
  if (state === 'lost') {
    const ago = domain.lostAt ? formatAgo(domain.lostAt) : ''
    return { tone: 'bad', line: t`Stopped pointing here ${ago}; kept for 72 hours` }
  }
  if (state === 'certificate') return { tone: 'run', line: t`Certificate being issued, usually under 2 minutes` }
  if (state === 'verified') return { tone: 'run', line: t`Records are right` }
  if (domain.warnings.includes('held-elsewhere')) return { tone: 'warn', line: t`Not free yet` }
  const wrong = domain.records.filter((record) => record.state === 'wrong').length
  if (wrong > 0)
    return { tone: 'warn', line: plural(wrong, { one: 'One record is wrong', other: '# records are wrong' }) }
  const missing = domain.records.filter((record) => record.state === 'missing').length
  if (missing > 0)
    return { tone: 'warn', line: plural(missing, { one: 'One record is missing', other: '# records are missing' }) }
  return { tone: 'neutral', line: t`Waiting for the name servers` }
}

function liveLine({ answerMilliseconds, certificateUntil }: Domain): string {
  const milliseconds = formatCount(answerMilliseconds ?? 0)
  const day = certificateUntil ? formatDate(certificateUntil) : ''
  return day
    ? t`Live, answered in ${milliseconds} ms, certificate until ${day}`
    : t`Live, answered in ${milliseconds} ms`
}

export function recordState({ state }: Pick<DomainRecord, 'state'>): { tone: DotTone; text: string } {
  if (state === 'correct') return { tone: 'ok', text: t`Correct` }
  if (state === 'wrong') return { tone: 'bad', text: t`Wrong` }
  return state === 'missing' ? { tone: 'warn', text: t`Missing` } : { tone: 'neutral', text: t`No answer` }
}

/** What a warning says: a short line and what follows from it. */
export function warningText(warning: DomainWarning, domain: Domain): { title: string; text: string } {
  const host = isolated(domain.host)
  const found = isolated(foundOf(domain))
  const texts: Record<DomainWarning, { title: string; text: string }> = {
    'website-here': {
      title: t`This name already shows a website.`,
      text: sentences(
        t`${host} answers from ${found}. If you change its A record, that website disappears for everybody.`,
        t`Use a subdomain such as www instead, or go on if the site may be replaced.`,
      ),
    },
    proxied: {
      title: t`A proxy stands in front of this name.`,
      text: sentences(
        t`${host} answers from the network of a proxy (${found}).`,
        t`Switch the proxy off for this record, often shown as an orange cloud, so that visitors and the certificate reach us.`,
      ),
    },
    'several-records': {
      title: t`Old records are left.`,
      text: t`Some visitors of ${host} still arrive elsewhere (${found}). Remove every record of this name but the one below.`,
    },
    'held-elsewhere': {
      title: t`This name is not free yet.`,
      text: sentences(
        t`Another site here uses ${host}, or gave it up less than 30 days ago.`,
        t`If it is yours, ask whoever looks after that site to remove it.`,
      ),
    },
    'no-answer': {
      title: t`Not every name server answered.`,
      text: t`Nothing changes because of this; we look again in a moment.`,
    },
    'no-edge': {
      title: t`The address of the platform cannot be found.`,
      text: t`Your records may well be right. Write to the support, who can mend this.`,
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

/** What to do next, about the first record that is not right. */
export function nextStep(domain: Domain): string | undefined {
  const record = domain.records.find(({ state }) => state === 'wrong' || state === 'missing')
  if (!record) return undefined
  const registered = isolated(domain.registered)
  const name = isolated(record.name)
  const value = isolated(record.shouldBe.join(', '))
  const { type } = record
  if (type === 'AAAA' && record.shouldBe.length === 0)
    return t`At your provider, open the DNS page of ${registered} and remove the AAAA record with the name ${name}.`
  if (type === 'CAA')
    return sentences(
      t`At your provider, open the DNS page of ${registered} and remove the CAA records,`,
      t`or add one with the name ${name}, the tag issue and the value ${value}.`,
    )
  if (record.state === 'wrong')
    return t`At your provider, open the DNS page of ${registered}, find the ${type} record with the name ${name} and set it to ${value}.`
  return t`At your provider, open the DNS page of ${registered} and add a ${type} record with the name ${name} and the value ${value}.`
}
