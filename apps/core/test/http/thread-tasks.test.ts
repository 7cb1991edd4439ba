import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BatchPlan } from '@vitrine/contract/api'
import { afterAll, describe, expect, it } from 'vitest'
import { tasks as editing } from '../../src/adapters/editing-rules/improve.ts'
import { tasks as scenes } from '../../src/adapters/scene-tasks.ts'
import { tasks as people } from '../../src/features/members/import/rows.ts'
import { columnNames } from '../../src/features/batches/index.ts'
import { tasks as listingFeeds } from '../../src/features/listing-feeds/read-feed.ts'
import { tasks as glossary } from '../../src/features/glossary/term-tasks.ts'
import { tasks as rows } from '../../src/features/batches/rows.ts'
import { tasks as firstScripts } from '../../src/features/linked-drafts/first-script.ts'
import { tasks as links } from '../../src/features/linked-drafts/read-link.ts'
import { tasks as scripts } from '../../src/features/scripts/script-tasks.ts'
import { tasks as css } from '../../src/features/branding/css/filter-tasks.ts'
import { tasks as sites } from '../../src/features/branding/website/site-tasks.ts'
import { tasks as bodies } from '../../src/platform/http/bodies/body-tasks.ts'
import { tasks as tables } from '../../src/platform/table-file/read.ts'
import { type Task, sizeOf } from '../../src/platform/thread-pool/task.ts'
import { INLINE_SIZE_MAX, createThreadPool } from '../../src/platform/thread-pool/thread-pool.ts'
import { tasks as pages } from '../../src/platform/web-pages/page-tasks.ts'
import { tasks as faults } from '../../src/platform/script-fidelity/fidelity-tasks.ts'
import { owner } from '../owner.ts'
import { TASK_LIMIT_MS } from '../app.ts'

const SRC = join(import.meta.dirname, '../../src')
const files = globSync('**/*.ts', { cwd: SRC })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => join(SRC, file))
  .filter((file) => readFileSync(file, 'utf8').includes('= defineTasks('))
const threads = createThreadPool({ timeLimitMs: TASK_LIMIT_MS })
afterAll(() => threads.close())

const script = 'We have a very very nice house at Linden Court, in order to rest, from $1,290 a night. '.repeat(100)
const made = `${script} More.`
const table = Buffer.from(`email,script\n${`ana@mail.example,"${script}"\n`.repeat(20)}`)
const read = await tables.readTable.run({ bytes: table, rowsMax: 100 })
const chunk = read.chunks[0] ?? { rows: 0, packed: new Uint8Array() }
const plan = BatchPlan.parse({ columns: { script: 1 }, avatarId: 'maya', language: 'en' })
const offer = { voices: [], presenterVoices: [] }
const presenters = [{ id: 'maya', name: 'Maya', presenterId: 'maya' }]
const rules = { plan, header: read.header, presenters, brands: [], offer, links: {}, photos: {} }
const html = `<html><head><title>Linden Court</title><meta name="theme-color" content="#225588">${'<p>a:#fff;</p>'.repeat(500)}`
const page = { url: 'https://linden-court.example/', contentType: 'text/html', body: Buffer.from(html) }
const draft = Buffer.from(JSON.stringify({ version: 0, content: { script } }))

/** Every task there is, with an input that is long enough for a thread. */
const CASES: [Task<never, unknown>, unknown][] = [
  [scripts.estimate, { script, language: 'en' }],
  [scripts.estimateForVideo, { script, language: 'en', speed: 1.2 }],
  [scripts.languageOf, { script, language: 'fa' }],
  [scripts.hasWords, { script, language: 'en' }],
  [scripts.translateEdits, { edits: { version: 1, shots: [] }, script, language: 'es' }],
  [scenes.plan, { script, language: 'en', presenterId: 'maya', title: 'Linden Court', photos: [{ id: 'a' }] }],
  [editing.improve, { script, language: 'en', terms: ['Linden Court'] }],
  [faults.faultOfEdited, { script, made, language: 'en', terms: ['Linden Court'] }],
  [faults.protectWords, { script, terms: [{ written: 'Linden Court', translation: null }] }],
  [faults.faultOfTranslated, { script, made, language: 'es' }],
  [glossary.hintsIn, { script, language: 'en', hints: [{ written: 'Linden Court', spoken: 'lin den' }] }],
  [glossary.termsIn, { script, terms: ['Linden Court'] }],
  [tables.readTable, { bytes: table, rowsMax: 100 }],
  [rows.readRows, { chunk, rules }],
  [listingFeeds.readFeed, { bytes: table, chosen: {}, usualNames: columnNames }],
  [people.readPeople, { chunk, columns: { email: 0 }, width: 2 }],
  [css.filterCss, '.card{color:red;position:fixed}\n'.repeat(200)],
  [sites.readPage, page],
  [sites.readStyles, { page, sheets: ['h1{color:#884422;font-family:Lato}'] }],
  [pages.readHead, page],
  [links.readLink, { page, language: 'en', vertical: 'tourism' }],
  [
    firstScripts.writeScript,
    {
      trade: 'listing',
      language: 'en',
      length: 'long',
      facts: { title: 'Linden Court', description: script },
    },
  ],
  [firstScripts.fitsLength, { script, language: 'en', length: 'long' }],
  [bodies.readBody, { key: 'PUT /api/drafts/:id', bytes: draft }],
]

describe('a thread task', () => {
  it.each(CASES.map(([task, input]) => [task.name, task, input] as const))(
    '%s returns in a thread what it returns directly',
    async (_name, task, input) => {
      expect(sizeOf(input)).toBeGreaterThan(INLINE_SIZE_MAX)
      const here = structuredClone(await task.run(input as never))

      expect(await threads.run(task, input as never, owner)).toEqual(here)
    },
  )

  it('is found under its name in its module, and covered here', async () => {
    const tried = new Set(CASES.map(([{ file, name }]) => `${file} ${name}`))
    for (const file of files) {
      const { tasks } = (await import(file)) as { tasks: Record<string, Task<never, unknown>> }
      for (const [name, task] of Object.entries(tasks)) {
        expect(task).toMatchObject({ file: pathToFileURL(file).href, name })
        expect(tried).toContain(`${task.file} ${name}`)
      }
    }
    expect(files.length).toBeGreaterThan(8)
  })
})
