import type { ImportField } from '@vitrine/contract'
import { tableLine } from '../../../platform/table-file/table-file.ts'

/** Column names by field, normalised to lower case without punctuation. Earlier names win. */
export const columnNames: Record<ImportField, readonly string[]> = {
  email: [
    'email',
    'emailaddress',
    'mail',
    'address',
    'correo',
    'correoelectronico',
    '邮箱',
    '电子邮件',
    'ईमेल',
    'ایمیل',
  ],
  name: ['name', 'fullname', 'displayname', 'firstname', 'contact', 'nombre', '姓名', '名字', 'नाम', 'نام'],
  role: ['role', 'function', 'position', 'type', 'rol', 'funcion', '角色', 'भूमिका', 'نقش'],
  language: ['language', 'lang', 'locale', 'idioma', '语言', 'भाषा', 'زبان'],
}

/** A list as it can be filled in and sent. */
export function templateLines(): string[] {
  return [
    ['email', 'name', 'role', 'language'],
    ['ana@example.com', 'Ana Prates', 'member', 'es'],
    ['lee@example.com', 'Lee Tan', '', ''],
  ].map(tableLine)
}
