import type { MailFault, MailRecord } from '@vitrine/contract'

/** The result of checking one record, without its name. */
export type RecordCheck = Omit<MailRecord, 'name' | 'kind'>

export const unknown = (shouldBe: string): RecordCheck => ({ state: 'unknown', shouldBe, found: [], faults: [] })

/** `wasDoubled`: the record was found under a name to which the provider had appended its own domain again. */
export const missing = (shouldBe: string, wasDoubled: boolean): RecordCheck => ({
  state: 'missing',
  shouldBe,
  found: [],
  faults: wasDoubled ? ['name-doubled'] : [],
})

export const wrong = (shouldBe: string, found: string[], ...faults: MailFault[]): RecordCheck => ({
  state: 'wrong',
  shouldBe,
  found,
  faults,
})

/** The record is right; `notes` are further hints about it. */
export const correct = (found: string, ...notes: MailFault[]): RecordCheck => ({
  state: 'correct',
  shouldBe: found,
  found: [found],
  faults: notes,
})

/** `v=DKIM1; k=rsa; p=...` as names and values. */
export function tagsOf(record: string): Map<string, string> {
  const pairs = record.split(';').map((part) => {
    const [name = '', ...value] = part.split('=')
    return [name.trim(), value.join('=').trim()] as const
  })
  return new Map(pairs.filter(([name]) => name !== ''))
}
