import { type ImportField, type ImportPlan, type Sentence, type SpokenLanguage, sentence } from '@vitrine/contract'
import { DisplayName, Email } from '@vitrine/contract/api'
import { issueSentence } from '../../../platform/http/bodies/field-messages.ts'
import { languageNamed } from '../../../platform/table-file/language-named.ts'
import type { TableChunk } from '../../../platform/table-file/chunks.ts'
import {
  type Reading,
  type RowResult,
  good,
  isGood,
  readChunk,
  refused,
  refusedFor,
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
  chunk: TableChunk
  columns: ImportPlan['columns']
  width: number
}

function readPeople({ chunk, columns, width }: Planned): RowResult<RowPerson>[] {
  return readChunk(chunk, { columns, width, titleAt: columns.email ?? -1 }, readPerson)
}

/** Reads the whole row, so that the person learns at once everything to change in it. */
function readPerson(cell: (field: ImportField) => string): Reading<RowPerson> {
  const email = cell('email')
  const displayName = DisplayName.safeParse(cell('name'))
  const language = languageNamed(cell('language'))
  const reasons: Sentence[] = []
  if (!Email.safeParse(email).success) reasons.push({ message: 'Enter an email address like name@example.com.' })
  reasons.push(...roleFaults(cell('role').toLowerCase()))
  if (!displayName.success) reasons.push(...displayName.error.issues.map(issueSentence))
  if (!language && cell('language')) reasons.push({ message: 'Choose Spanish, Chinese, Hindi, Farsi or English.' })
  const name = displayName.data || null
  return refusedFor(reasons) ?? good({ email, displayName: name, memberRole: 'member', language: language ?? null })
}

function roleFaults(role: string): Sentence[] {
  if (TEAM_ROLES.includes(role)) return [{ message: 'Imports add customers only. Invite team members one by one.' }]
  return CUSTOMER_ROLES.includes(role) ? [] : [{ message: 'Enter customer as the role, or leave it empty.' }]
}

/** Returns a check that refuses an address that an earlier row has. */
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
