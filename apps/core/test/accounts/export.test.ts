import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Video } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMIT_RULES } from '../../src/platform/http/requests/limits.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { sumOfEntries } from '../renditions.ts'
import { canary, personIn } from '../rows/people-data.ts'
import { readZip } from '../zip.ts'

let test: TestApp
let ana: Client

beforeAll(async () => {
  test = await testApp({ limitRules: { ...LIMIT_RULES, change: { most: Infinity, seconds: 1 } } })
  ana = await canary(test, 'waymark', 'dunlin')
  await canary(test, 'waymark', 'godwit')
})
afterAll(() => test.close())

describe('the export of the own data', () => {
  it('is one ZIP with the account, videos, credits, log lines and files', async () => {
    const { headers, files } = await exported(ana)
    const [ready] = (await ana.call<Video[]>('GET /api/videos', { query: { status: 'ready' } })).body
    const json = (name: string) => JSON.parse(files[name]?.toString() ?? 'null') as Record<string, unknown>[]
    const base = `files/videos/dunlin title ${ready?.id.slice(-6)}`

    expect(headers['content-disposition']).toMatch(/^attachment; filename="waymark-my-data-\d{4}-\d\d-\d\d\.zip";/)
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'README.txt',
        'account.json',
        'audit.json',
        'brand-kits.json',
        'credits.json',
        'drafts.json',
        'files/picture.webp',
        'email-blasts.json',
        'glossary.json',
      ]
        .concat([
          `${base}.mp4`,
          `${base}.jpg`,
          `${base}.vtt`,
          `${base}.srt`,
          'leads.json',
          'payments.json',
          'scripts.json',
          'uploads.json',
          'videos.json',
          'webhooks.json',
        ])
        .toSorted(),
    )
    expect(files['README.txt']?.toString()).toContain('Your data at Waymark')
    expect(json('account.json')).toMatchObject({ username: 'dunlin user', email: 'dunlin@mail.example' })
    expect(json('account.json')).toMatchObject({ preferences: { language: 'fa', timeZone: 'Asia/Tehran' } })
    expect(json('videos.json').map(({ script }) => script)).toEqual(['Hello dunlin.', 'Hello dunlin. [fail]'])
    expect(json('videos.json')[0]).toMatchObject({ file: `${base}.mp4`, place: 'dunlin street' })
    expect(json('credits.json').reduce((sum, { credits }) => sum + Number(credits), 0)).toBe(
      await sumOfEntries(test, ana),
    )
    expect(json('audit.json').map(({ act }) => act)).toEqual(
      expect.arrayContaining(['data-exported', 'signed-in', 'account-opened']),
    )
    expect(files[`${base}.mp4`]?.toString()).toBe('some bytes')
    expect(Buffer.concat(Object.values(files)).includes('godwit')).toBe(false)
  })

  it('contains no secret', async () => {
    const text = Buffer.concat(Object.values((await exported(ana)).files)).toString()

    expect(text).toContain('dunlin')
    expect(text).not.toMatch(/argon2|token_hash|signature=/)
  })

  it('opens with common tools', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-zip-'))
    const { bytes, files } = await exported(ana)
    writeFileSync(join(folder, 'a.zip'), bytes)
    const script = `import zipfile,sys; z=zipfile.ZipFile(sys.argv[1]); print(z.testzip(), len(z.namelist()))`
    const said = execFileSync('python3', ['-c', script, join(folder, 'a.zip')]).toString()
    rmSync(folder, { recursive: true })

    expect(said.trim()).toBe(`None ${Object.keys(files).length}`)
  })

  it('is limited to a few times an hour, and logged each time', async () => {
    const { person } = await personIn(test, ana)
    const count = async () => {
      const text = `select count(*)::int as n from audit_log where action = 'data-exported' and actor_id = $1`
      return Number((await test.deps.db.execute(text, [person.id])).rows[0]?.n)
    }
    const before = await count()
    const statuses: number[] = []
    while (statuses.at(-1) !== 429 && statuses.length < 9) statuses.push((await ana.call('GET /auth/export')).status)

    expect(statuses.at(-1)).toBe(429)
    expect(await count()).toBe(LIMIT_RULES.heavy.most)
    expect(before + statuses.length - 1).toBe(LIMIT_RULES.heavy.most)
  })
})

async function exported(client: Client) {
  const { headers, rawPayload } = await test.app.inject({
    url: '/auth/export',
    headers: { host: client.host, cookie: client.cookie },
  })
  return { headers, bytes: rawPayload, files: readZip(rawPayload) }
}
