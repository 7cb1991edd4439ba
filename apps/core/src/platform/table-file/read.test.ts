import { describe, expect, it } from 'vitest'
import type { AppError } from '../errors/app-error.ts'
import { translateProblem } from '../http/problem-messages.ts'
import { tableLine } from './table-file.ts'
import { tasks } from './read.ts'
import { unpacked } from './chunks.ts'

const read = async (text: string | Buffer, rowsMax = 100) => {
  const { encoding, header, chunks } = await tasks.readTable.run({ bytes: Buffer.from(text), rowsMax })
  return { encoding, header, rows: chunks.flatMap(unpacked) }
}
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const problemTextOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    ({ code, sentence }: AppError) => ({ code, message: translateProblem('en', sentence) }),
  )

describe('encodings', () => {
  const text = 'title,price\nCafé Ñandú,€ 450\n'
  const rows = [{ line: 2, cells: ['Café Ñandú', '€ 450'] }]

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8', Buffer.from(`\ufeff${text}`)],
    ['UTF-16', utf16(text)],
    ['UTF-16', utf16(text).swap16()],
    ['UTF-16', Buffer.from(text, 'utf16le')],
    ['Windows-1252', Buffer.from(text.replace('€', '\x80'), 'latin1')],
  ])('reads %s (%#)', async (encoding, bytes) => {
    expect(await read(bytes)).toEqual({ encoding, header: ['title', 'price'], rows })
  })

  it('reads every script in UTF-8', async () => {
    const { rows: read1 } = await read('نام,标题\nویلا,海景房\n')
    expect(read1[0]?.cells).toEqual(['ویلا', '海景房'])
  })

  it.each([
    ['a workbook', Buffer.from('PK\x03\x04rest of it', 'latin1'), /workbook/],
    ['a workbook of old', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), /workbook/],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), /couldn’t be read as a table/],
    ['bytes of nothing', Buffer.from([0x81, 0x8d, 0x90, 0x2c, 0x0a]), /couldn’t be read as a table/],
    ['nothing', Buffer.alloc(0), /no rows/],
    ['a header alone', Buffer.from('title,script\n\n , \n'), /no rows/],
  ])('refuses %s with advice', async (_, bytes, message) => {
    expect(await problemTextOf(read(bytes))).toEqual({
      code: 'table-unreadable',
      message: expect.stringMatching(message),
    })
  })
})

describe('rows', () => {
  it.each([',', ';', '\t'])('are read with %j between the cells', async (sign) => {
    const { header, rows } = await read(`title${sign}"price${sign} from"\r\nA${sign}"1${sign}5"\r\n`)
    expect(header).toEqual(['title', `price${sign} from`])
    expect(rows).toEqual([{ line: 2, cells: ['A', `1${sign}5`] }])
  })

  it('are read from one column, and by a separator declared in the first line', async () => {
    expect((await read('recipient\nSara\nOmid\n')).rows.map(({ cells }) => cells)).toEqual([['Sara'], ['Omid']])
    expect((await read('sep=;\r\na,b;c\r\n1;2\r\n')).rows).toEqual([{ line: 3, cells: ['1', '2'] }])
  })

  it('keep their line number, also after empty ones and with multi-line cells', async () => {
    const { rows } = await read('a,b\n\n1,"x\ny"\n , \n3,4')
    expect(rows).toEqual([
      { line: 3, cells: ['1', 'x\ny'] },
      { line: 6, cells: ['3', '4'] },
    ])
  })

  it('that are short are filled, and surplus cells are kept', async () => {
    expect((await read('a,b\n1\n1,2,3,,\n')).rows.map(({ cells }) => cells)).toEqual([
      ['1', ''],
      ['1', '2', '3'],
    ])
  })

  it('keep a quotation mark in the middle of a cell', async () => {
    expect((await read('a,b\nA 5" pipe,x\n')).rows[0]?.cells).toEqual(['A 5" pipe', 'x'])
  })

  it('are read back as they were written', async () => {
    const cells = ['=1+1', '+1 555 010', "'quoted'", 'plain, "x"', 'a;=1\n- b\n-1']
    expect((await read(tableLine(['a', 'b', 'c', 'd', 'e']) + tableLine(cells))).rows[0]?.cells).toEqual(cells)
  })

  it('are refused with the line of a quotation mark that is never closed', async () => {
    const problem = await problemTextOf(read(`a,b\n1,2\n"open,3\n${'4,5\n'.repeat(50)}`))
    expect(problem).toEqual({ code: 'table-unreadable', message: expect.stringContaining('line 3') })
  })
})

it('50,000 rows are read, and more are refused with the limit', async () => {
  const lines = (n: number) => `title,script\n${'Home,A house by the sea\n'.repeat(n)}`
  expect((await read(lines(50_000), 50_000)).rows).toHaveLength(50_000)
  expect(await problemTextOf(read(lines(50_001), 50_000))).toEqual({
    code: 'table-too-long',
    message: 'The file has more than 50,000 rows. Split it into several files.',
  })
})

it('more cells than the limit are refused, empty ones and empty lines included', async () => {
  for (const text of [
    `a,b\n1,2${','.repeat(500_000)}`,
    `a,b\n1,2${'\n'.repeat(500_000)}`,
    `a,b\n"1"x${',\n'.repeat(250_000)}`,
  ])
    expect(await problemTextOf(read(text))).toEqual({
      code: 'table-unreadable',
      message: 'The file has more than 500,000 cells. Remove empty rows and columns, then upload it again.',
    })
  const { rows } = await read(`a,b\n1,"${',\n""'.repeat(120_000)}"`, 10)
  expect(rows).toHaveLength(1)
})

it('more columns than the limit are refused', async () => {
  const wide = Array.from({ length: 101 }, (_, index) => `c${index}`).join(',')
  expect(await problemTextOf(read(`${wide}\n${wide}\n`))).toMatchObject({ code: 'table-unreadable' })
})
