import { type ImportField, type ImportPlan, type SpokenLanguage, sentence } from '@vitrine/contract'
import { DisplayName, Email } from '@vitrine/contract/api'
import { errorSentence } from '../../../platform/http/bodies/field-messages.ts'
import { languageNamed } from '../../../platform/table-file/language-named.ts'
import type { TableStretch } from '../../../platform/table-file/stretches.ts'
import {
  type Reading,
  type RowResult,
  good,
  isGood,
  readStretch,
  refused,
} from '../../../platform/table-import/row-results.ts'
import { defineTasks } from '../../../platform/thread-pool/task.ts'

/** A person whom a row names. */
export interface RowPerson {
  email: string
  displayName: string | null
  memberRole: 'member'
  language: SpokenLanguage | null
}

/** Names of the customer role in table files, in every language of the product. */
const CUSTOMER_ROLES: readonly string[] = [
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
]
const TEAM_ROLES = [
  'partner admin administrator editor analyst operator staff',
  'socio administrador administración analista operador personal',
  '合作伙伴 管理员 管理 编辑 分析员 运营者 员工',
  'पार्टनर एडमिन एडिटर एनालिस्ट ऑपरेटर स्टाफ़',
  'شریک مدیر مدیریت ویرایشگر تحلیلگر گرداننده کارمند',
].flatMap((words) => words.split(' '))

export const tasks = defineTasks(import.meta.url, { readPeople })

interface Planned {
  stretch: TableStretch
  columns: ImportPlan['columns']
  width: number
}

function readPeople({ stretch, columns, width }: Planned): RowResult<RowPerson>[] {
  return readStretch(stretch, { columns, width, titleAt: columns.email ?? -1 }, readPerson)
}

function readPerson(cell: (field: ImportField) => string): Reading<RowPerson> {
  const [email, name, role] = [cell('email'), cell('name'), cell('role').toLowerCase()]
  if (!Email.safeParse(email).success) return refused('Enter an email address like name@example.com.')
  if (TEAM_ROLES.includes(role)) return refused('Import adds customers only. Invite team members one by one.')
  if (!CUSTOMER_ROLES.includes(role)) return refused('Enter customer as the role, or leave it empty.')
  const displayName = DisplayName.safeParse(name)
  if (!displayName.success) return refused(errorSentence(displayName.error))
  const language = languageNamed(cell('language'))
  if (!language && cell('language')) return refused('Choose Spanish, Chinese, Hindi, Farsi or English.')
  return good({ email, displayName: displayName.data || null, memberRole: 'member', language: language ?? null })
}

/** Refuses an address that came before; it counts where it comes first. */
export function createRepeatCheck() {
  const lineOf = new Map<string, number>()
  return (row: RowResult<RowPerson>): RowResult<RowPerson> => {
    if (!isGood(row)) return row
    const email = row.value.email.toLowerCase()
    const earlier = lineOf.get(email)
    const message = 'This address is already in line {line, number}.'
    if (earlier !== undefined) return { ...row, ...refused(sentence(message, { line: earlier })) }
    lineOf.set(email, row.line)
    return row
  }
}
