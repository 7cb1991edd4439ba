import type { ImportField, ImportPlan, SpokenLanguage } from '@vitrine/contract'
import { Email } from '@vitrine/contract/api'
import { languageNamed } from '../../../platform/table-file/language-named.ts'
import { type TableRow, type TableStretch, unpacked } from '../../../platform/table-file/stretches.ts'
import { defineTasks } from '../../../platform/thread-pool/task.ts'

/** Somebody whom a row names. */
export interface RowPerson {
  email: string
  displayName: string | null
  finerRole: 'member' | 'owner'
  language: SpokenLanguage | null
}

/** What a row says by itself; whether somebody is known already is asked of the database. */
export type RowResult = { kind: 'person'; line: number; person: RowPerson } | RefusedRow

export interface RefusedRow {
  kind: 'refused'
  line: number
  email: string
  reason: string
}

const NAME_CHARACTERS_MAX = 80
const ROLES: Record<RowPerson['finerRole'], readonly string[]> = {
  member: [
    '',
    'member',
    'customer',
    'user',
    'guest',
    'miembro',
    'cliente',
    '成员',
    '客户',
    'सदस्य',
    'ग्राहक',
    'عضو',
    'مشتری',
  ],
  owner: ['owner', 'titular', 'propietario', '所有者', 'स्वामी', 'مالک'],
}
const TEAM_ROLES = ['partner', 'admin', 'administrator', 'editor', 'analyst', 'operator', 'staff']

export const tasks = defineTasks(import.meta.url, { readStretch })

interface Planned {
  stretch: TableStretch
  plan: ImportPlan
  width: number
}

function readStretch({ stretch, plan, width }: Planned): RowResult[] {
  return unpacked(stretch).map((row) => readRow(row, plan, width))
}

function readRow({ line, cells }: TableRow, { columns }: ImportPlan, width: number): RowResult {
  const cell = (field: ImportField) => (columns[field] === undefined ? '' : (cells[columns[field]] ?? '').trim())
  const [email, name, role] = [cell('email'), cell('name'), cell('role').toLowerCase()]
  const refused = (reason: string): RefusedRow => ({ kind: 'refused', line, email: email.slice(0, 254), reason })
  if (cells.length > width)
    return refused('The row has more cells than there are columns. Put quotation marks around cells with commas.')
  if (!Email.safeParse(email).success) return refused('Enter an email address like name@example.com.')
  if (TEAM_ROLES.includes(role)) return refused('A file brings customers only. Invite people of your team one by one.')
  const finerRole = (['member', 'owner'] as const).find((one) => ROLES[one].includes(role))
  if (!finerRole) return refused('Write member or owner as the role, or leave it empty.')
  if (name.length > NAME_CHARACTERS_MAX) return refused('Keep the display name under 80 characters.')
  if (/\p{Cc}/u.test(name)) return refused('Write the display name on one line.')
  const language = languageNamed(cell('language'))
  if (!language && cell('language')) return refused('Choose Spanish, Chinese, Hindi, Farsi or English.')
  return { kind: 'person', line, person: { email, displayName: name || null, finerRole, language: language ?? null } }
}
