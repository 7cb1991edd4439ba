import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { asvsTable } from './asvs-table.ts'

const path = 'docs/SECURITY.md'
const page = readFileSync(new URL('../../../../docs/SECURITY.md', import.meta.url), 'utf8')
const messagesIn = (text: string) => asvsTable([{ path, text }]).map(({ message }) => message)

it('accepts a page that answers every requirement', () => {
  expect(messagesIn(page)).toEqual([])
})

it('reports a missing row', () => {
  expect(messagesIn(page.replace(/^\| 8\.4\.1 .*$/m, ''))).toEqual(['Requirement 8.4.1 needs exactly one row.'])
})

it('counts every requirement of a range', () => {
  expect(messagesIn(page.replace('| 10.3.1 to 10.3.4 ', '| 10.3.1 to 10.3.3 '))).toEqual([
    'Requirement 10.3.4 needs exactly one row.',
  ])
})

it('refuses a duplicate answer and one without its reason', () => {
  const second = page.replace(/^\| 1\.1\.1 .*$/m, (row) => `${row}\n${row}`)
  expect(messagesIn(second)).toEqual(['Requirement 1.1.1 needs exactly one row.'])
  const unexplained = page.replace(/^(\| 5\.4\.3 [^|]*\| not met \|).*$/m, '$1 |')
  expect(messagesIn(unexplained)).toEqual(['Requirement 5.4.3 is not met. Say why.'])
})
