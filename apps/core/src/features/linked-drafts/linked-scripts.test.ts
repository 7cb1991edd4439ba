import { afterEach, expect, it, vi } from 'vitest'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { ThreadPool } from '../../platform/thread-pool/thread-pool.ts'
import { type Translator, TranslatorError } from '../../ports/translator.ts'
import { type Writer, WriterError } from '../../ports/writer.ts'
import { createLinkedScripts } from './linked-scripts.ts'

const tenant = { id: 't', vertical: 'tourism' } as Tenant
const person = { id: 'p', tenantId: 't' } as Person
const threads: Pick<ThreadPool, 'run'> = { run: async (task, input) => task.run(input) }
const report = vi.fn<(error: Error) => void>()
const facts = { title: 'Casa Nova', price: '€95', description: 'The rooms look onto the harbour.' }
const wanted = { trade: 'hotel', language: 'en', length: 'short', from: 'en', facts } as const
const template =
  'Welcome to Casa Nova.\n\nThe rooms look onto the harbour.\n\nThe price is €95. Book your stay on our website.'

afterEach(() => report.mockReset())

function scriptsWith({ improve, translate }: { improve?: Writer['improve']; translate?: Translator['translate'] }) {
  return createLinkedScripts({
    glossaryTerms: { keptIn: async () => [], translationsFor: async () => [] },
    scripts: { languageOf: async () => 'en' },
    threads,
    writer: { kind: improve ? 'model' : 'rules', improve: improve ?? (async ({ script }) => script) },
    translator: translate ? ({ translate } as Translator) : null,
    report,
  })
}

it('a linked script uses the template when there is no language model', async () => {
  expect(await scriptsWith({}).write(tenant, person, wanted)).toEqual({ script: template, writer: 'rules' })
})

it('a linked script is improved by the model, which sees nothing else of the page', async () => {
  const improve = vi.fn<Writer['improve']>(async () => 'Wake up above the harbour at Casa Nova, from €95.')
  const written = await scriptsWith({ improve }).write(tenant, person, wanted)

  expect(written).toEqual({ script: 'Wake up above the harbour at Casa Nova, from €95.', writer: 'model' })
  expect(improve.mock.calls[0]?.[0].script).toBe(template)
})

it('a linked script keeps the template when the model exceeds the chosen length', async () => {
  const improve = async ({ script }: { script: string }) => `${script} ${'And there is more to say. '.repeat(40)}`

  expect(await scriptsWith({ improve }).write(tenant, person, wanted)).toEqual({ script: template, writer: 'rules' })
})

it('a linked script keeps the template when the model does not answer, and reports that', async () => {
  const improve = () => Promise.reject(new WriterError('unreachable', 'no answer'))

  expect(await scriptsWith({ improve }).write(tenant, person, wanted)).toEqual({ script: template, writer: 'rules' })
  expect(report).toHaveBeenCalledTimes(1)
})

it('the page’s sentences are translated when a translator is configured', async () => {
  const spanish = {
    ...wanted,
    from: 'es',
    facts: { ...facts, description: 'Las habitaciones miran al puerto.' },
  } as const
  const translate = async () => 'The rooms look onto the harbour.'

  expect((await scriptsWith({ translate }).write(tenant, person, spanish)).script).toBe(template)
  expect((await scriptsWith({}).write(tenant, person, spanish)).script).not.toMatch(/puerto|harbour/)
})

it('the page’s sentences are omitted when the translator does not answer', async () => {
  const spanish = {
    ...wanted,
    from: 'es',
    facts: { ...facts, description: 'Las habitaciones miran al puerto.' },
  } as const
  const translate = () => Promise.reject(new TranslatorError('unreachable', 'no answer'))

  expect((await scriptsWith({ translate }).write(tenant, person, spanish)).script).not.toMatch(/puerto|harbour/)
  expect(report).toHaveBeenCalledTimes(1)
})
