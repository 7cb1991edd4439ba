import { useLingui } from '@lingui/react/macro'
import type { Domain } from '@vitrine/contract'
import { isolated } from '../../lib/i18n/isolated.ts'

/** Returns a mailto link with the records, for the person who manages the DNS. */
export function useItMail({ host, registered, records }: Domain): string {
  const { t } = useLingui()
  const name = isolated(host)
  const zone = isolated(registered)
  // The name servers refuse any record beside a CNAME, which brings the IPv6 address with it.
  const isAlias = records.some(({ type }) => type === 'CNAME')
  const lines = records
    .filter(({ type, shouldBe }) => type !== 'CAA' && !(isAlias && type === 'AAAA') && shouldBe.length > 0)
    .map(({ type, name: label, shouldBe }) => `${type}   ${label}   ${shouldBe.join(', ')}`)
  const text = [
    t`Please set these DNS records for ${zone}, so that our site is available at ${name}:`,
    '',
    t`Type   Name   Value`,
    ...lines,
    '',
    t`Please make sure there are no other A, AAAA or CNAME records with this name, and no proxy. Thank you.`,
  ].join('\n')
  return `mailto:?subject=${encodeURIComponent(t`DNS records for ${name}`)}&body=${encodeURIComponent(text)}`
}
