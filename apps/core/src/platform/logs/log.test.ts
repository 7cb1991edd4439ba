import { expect, it } from 'vitest'
import { createLog, createReport, createWarn } from './log.ts'
import { readableStream } from './readable.ts'
import { scrub } from './scrub.ts'
import { inContext } from './work-context.ts'

function logged(level: 'debug' | 'info' | 'warn' = 'info') {
  const lines: string[] = []
  const log = createLog({ mode: 'production', logLevel: level }, { write: (line) => void lines.push(line) })
  return { log, lines, records: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

it('an error within a job names job, queue and tenant on one line', async () => {
  const { log, lines, records } = logged()
  await inContext({ queue: 'mail', job: '0198', tenant: 'waymark' }, async () =>
    createReport(log)(new Error('no room')),
  )

  expect(records()).toMatchObject([
    { level: 'error', message: 'no room', queue: 'mail', job: '0198', tenant: 'waymark', err: { type: 'Error' } },
  ])
  expect(lines.join('').trimEnd().split('\n')).toHaveLength(1)
})

it('an error outside of any job names none', async () => {
  const { log, records } = logged()
  const late = await inContext({ queue: 'mail' }, async () => ({ run: () => createWarn(log)('The disk is full.') }))
  late.run()

  expect(records()).toEqual([{ level: 'warn', time: expect.any(String), message: 'The disk is full.' }])
})

it.each([
  ['550 no such person <ana.b+c@mail.example.org>', '550 no such person <[email]>'],
  ['cannot reach postgres://app:secret@10.0.0.3/vitrine', 'cannot reach postgres://…@10.0.0.3/vitrine'],
  ['GET https://site.example/reset?token=abc#x failed', 'GET https://site.example/reset?… failed'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
])('%s is logged without personal or secret data', (given, expected) => {
  expect(scrub(given)).toBe(expected)
})

it('database messages that quote values are logged without them, stack included', () => {
  const { log, lines, records } = logged()
  const quoting = Object.assign(new Error('invalid input syntax for type uuid: "born 1984"'), { code: '22P02' })
  const refused = new AggregateError([new Error('550 <ana@mail.example.org>')], '1 of 1 could not be done', {
    cause: quoting,
  })
  createReport(log)(refused)

  expect(records()[0]).toMatchObject({
    message: '1 of 1 could not be done',
    err: {
      cause: { message: 'invalid input syntax for type uuid: "…"', code: '22P02' },
      errors: [{ message: '550 <[email]>' }],
    },
  })
  expect(lines.join('')).not.toMatch(/1984|ana@/)
})

it('a text is truncated and redacted in linear time', () => {
  expect(scrub('a'.repeat(100_000)).length).toBeLessThan(10_000)
  expect(scrub(`@${'a.'.repeat(50_000)}`).length).toBeLessThan(10_000)
})

it('in development a record is a readable line with the stack below', () => {
  const texts: string[] = []
  const log = createLog(
    { mode: 'development', logLevel: 'warn' },
    readableStream((text) => void texts.push(text)),
  )
  createReport(log)(new Error('no room', { cause: new TypeError('x') }))
  log.info('not shown')

  expect(texts).toHaveLength(1)
  expect(texts[0]).toMatch(/^\d\d:\d\d:\d\d ERROR no room\nError: no room\n {4}at .*caused by TypeError: x\n {4}at /s)
})
