import { t } from '@lingui/core/macro'
import { formatCredits, formatList, formatMoney, formatMonth } from '../../../lib/i18n/format.ts'
import { roleNameOf } from '../../../lib/session/role-names.ts'
import { detailNames, switchNames } from './detail-names.ts'

type Detail = string | number | boolean

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The small facts of a line in words, without ids: `{ way: 'password', newDevice: true }` -> `Method: password · New device` */
export function detailText(detail: Record<string, Detail>): string {
  return Object.entries(detail)
    .filter(([, value]) => !id.test(String(value)))
    .flatMap(([name, value]) => factText(name, value) ?? [])
    .join(' · ')
}

/** Returns the text of a detail: switches as on or off; undefined for other details that are false. */
function factText(name: string, value: Detail): string | undefined {
  const switched = switchNames()[name]
  if (switched) return `${switched}: ${value ? t`on` : t`off`}`
  const label = detailNames()[name] ?? plain(name)
  if (typeof value === 'boolean') return value ? label : undefined
  return `${label}: ${valueText(name, value)}`
}

function valueText(name: string, value: string | number): string {
  if (name === 'month') return formatMonth(String(value))
  if (name === 'parts')
    return formatList(
      String(value)
        .split(' ')
        .map((part) => exportPartNames()[part] ?? part),
    )
  if (typeof value === 'string') return (roleFacts.has(name) ? roleNameOf(value) : wayNames()[value]) ?? value
  return name.endsWith('Cents') ? formatMoney(value) : formatCredits(value)
}

/** The facts of a line whose value may be a role. */
const roleFacts = new Set(['role', 'from', 'to'])

/** The parts of an export, which its line names in one text. */
function exportPartNames(): Record<string, string> {
  return { people: t`People`, videos: t`Videos and files`, ledger: t`Credit history` }
}

function wayNames(): Record<string, string> {
  return {
    google: 'Google',
    invitation: t`invitation`,
    password: t`password`,
    reauthentication: t`sign-in confirmed again`,
    registration: t`registration`,
    scim: 'SCIM',
    sso: t`single sign-on`,
  }
}

/** Entries may be from another version of the product, so an unknown detail shows its name: `creditGrant` -> `credit grant`. */
function plain(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
}
