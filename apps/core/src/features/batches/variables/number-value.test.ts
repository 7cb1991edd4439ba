import { expect, it } from 'vitest'
import { writtenNumber } from './number-value.ts'

const write = (cell: string, language: Parameters<typeof writtenNumber>[2]) => {
  const written = writtenNumber(cell, 'price', language)
  return 'text' in written ? written.text : written.reason.message.split(' ').slice(-4).join(' ')
}

it('formats a number for each language, whatever its form in the cell', () => {
  for (const cell of ['1290000.5', '1,290,000.5', '1.290.000,5', '1 290 000,5', '۱٬۲۹۰٬۰۰۰٫۵', '१२,९०,०००.५'])
    expect([
      cell,
      write(cell, 'en'),
      write(cell, 'es'),
      write(cell, 'fa'),
      write(cell, 'hi'),
      write(cell, 'zh'),
    ]).toEqual([cell, '1,290,000.5', '1.290.000,5', '۱٬۲۹۰٬۰۰۰٫۵', '12,90,000.5', '1,290,000.5'])
})

it('keeps the given decimals and the sign', () => {
  expect([write('3.50', 'en'), write('-4', 'en'), write('0.125', 'en'), write('12,5', 'es')]).toEqual([
    '3.50',
    '-4',
    '0.125',
    '12,5',
  ])
})

it('rejects a number that is ambiguous in the language', () => {
  expect([write('1.290', 'es'), write('1,290', 'en')]).toEqual(['1290', '1,290'])
  expect([write('1,290', 'es'), write('1.290', 'en')]).toEqual([
    'it without thousands separators.',
    'it without thousands separators.',
  ])
})

it.each(['on request', '$450', '12 m2', '1e5', '', '1..2', '9999999999999999', '1,1,1,1,'])(
  'rejects a value that is no number: %s',
  (cell) => {
    expect(write(cell, 'en')).toBe('digits, such as 1290.')
  },
)
