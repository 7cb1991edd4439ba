import type { ImportRow, NewApiKey, PeopleImport } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TenantTx } from '../../src/platform/db/open.ts'
import { composeEmail } from '../../src/platform/email/compose.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { begun, check, emails, get, rowsToFix, start, upload } from '../imports.ts'
import { auditEntriesAbout, createPerson } from '../people.ts'
import { createMortalDb } from '../mortal-db.ts'

const OWNER = { role: 'partner', memberRole: 'owner' } as const
const ADMIN = { role: 'partner', memberRole: 'admin' } as const
const EDITOR = { role: 'partner', memberRole: 'editor' } as const
const MEMBER = { role: 'customer', memberRole: 'member' } as const
const PATH = '/api/whitelabel/users/import'
const HEAD = 'email,name'

const alive = new AbortController().signal

let test: TestApp
let owner: Client
let tenantId: string
let now = Date.now()
const mortal = createMortalDb()

beforeAll(async () => {
  test = await testApp({ withWorkers: false, wrapDb: mortal.wrap, clock: { now: () => new Date(now) } })
  owner = await test.demo('azure-coast', 'owner')
  tenantId = (await test.features.tenants.withSlug('azure-coast'))?.id ?? ''
})
afterAll(() => test.close())

describe('a list of people', () => {
  it('suggests a meaning for its columns, and explains each bad row before anybody is invited', async () => {
    const ines = await createPerson(test, 'azure-coast', 'inesa', MEMBER)
    await ines.client.call('PATCH /auth/profile', { body: { email: 'Ines@mail.example' } })
    const { body } = await upload(owner, [
      'Correo electrónico,Full Name,Function,Idioma',
      'good@mail.example,Good One,Customer,es',
      'no address,Nobody,,',
      'GOOD@mail.example,Again,,',
      'ines@mail.example,Ines,,',
      'boss@mail.example,Boss,Admin,',
      'odd@mail.example,Odd,Owner,',
      'far@mail.example,Far,,Klingon',
    ])
    expect(body.suggested).toEqual({ email: 0, name: 1, role: 2, language: 3 })
    const { body: found } = await check(owner, body)

    const first = [{ email: 'good@mail.example', name: 'Good One' }]
    expect(found).toMatchObject({ rows: 7, good: 1, refused: 6, first })
    expect(found.faults.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '3 Enter an email address like name@example.com.',
      '4 This address is already in line 2.',
      '5 Someone with this address is already a member.',
      '6 Imports add customers only. Invite team members one by one.',
      '7 Enter customer as the role, or leave it empty.',
      '8 Choose Spanish, Chinese, Hindi, Farsi or English.',
    ])
    expect((await owner.call<{ items: [] }>('GET /api/whitelabel/invitations')).body.items).toEqual([])
  })

  it('invites 60 people; rejected rows come back with their reasons and pass once corrected', async () => {
    const one = await begun(owner, [HEAD, ...emails('piece', 58), 'piece3@mail.example,Twice', 'wrong,Wrong'])
    await finish(one.id)
    const table = await rowsToFix(owner, one.id)

    const counts = { state: 'done', rows: 60, waiting: 0, invited: 58, refused: 2, mailsWaiting: 58 }
    expect(await get(owner, one.id)).toMatchObject(counts)
    expect(table.split('\r\n').slice(0, 3)).toEqual([
      '\ufeffemail,name,reason',
      'piece3@mail.example,Twice,This address is already in line 4.',
      'wrong,Wrong,Enter an email address like name@example.com.',
    ])
    const fixed = table.replace('wrong', 'right@mail.example').replace('piece3@', 'piece99@')
    const second = await begun(owner, fixed.trimEnd().split('\r\n'))
    await finish(second.id)
    expect(await get(owner, second.id)).toMatchObject({ state: 'done', invited: 2, refused: 0 })
    const lines = await auditEntriesAbout(test, one.id)
    expect(lines.map(({ action, detail }) => [action, detail])).toEqual([
      ['people-imported', { invited: 58, refused: 2 }],
    ])
  })

  it('lists all faults of a row, each once', async () => {
    const { body } = await upload(owner, [
      'email,name,role,language',
      `nowhere,${'n'.repeat(200)},analyst,Klingon`,
      'also nowhere,Nobody,lodger,es',
    ])
    const { faults } = (await check(owner, body)).body

    expect(faults.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^Enter an email address like .*\. Imports add customers only\. .*\. Keep .* characters.*\. Choose Spanish, .*\.$/,
      ),
      'Enter an email address like name@example.com. Enter customer as the role, or leave it empty.',
    ])
  })

  it('is refused to an API key when a column assigns roles', async () => {
    const { body: key } = await owner.call<NewApiKey>('POST /api/keys', {
      body: { name: 'Website', scopes: ['people:read', 'people:write'], days: 1 },
    })
    const headers = { authorization: `Bearer ${key.secret}` }
    const program = test.visitor('azure-coast')
    const { body } = await upload(owner, ['email,role', 'climber@mail.example,customer'])
    const byKey = (step: string, sent: object) =>
      program.call(`POST ${PATH}/:id/${step}`, { params: { id: body.id }, headers, ...sent })
    const checked = await byKey('check', { body: { columns: body.suggested } })
    await check(owner, body)
    const started = await byKey('start', {})

    for (const answer of [checked, started]) expect([answer.status, answer.body.code]).toEqual([403, 'key-refused'])
    const withoutRoles = await byKey('check', { body: { columns: { email: 0 } } })
    expect(withoutRoles.status).toBe(200)
    expect((await byKey('start', {})).status).toBeLessThan(300)
    await finish(body.id)
  })

  it('does not invite a person who has an invitation', async () => {
    const again = await begun(owner, [HEAD, ...emails('piece', 5)])
    await finish(again.id)

    expect(await get(owner, again.id)).toMatchObject({ invited: 0, refused: 5 })
    expect(await rowsToFix(owner, again.id)).toContain('This address already has a pending invitation.')
  })

  it('emails the invited one after the other, in their language and by their name', async () => {
    const one = await begun(owner, ['email,name,lang', ...emails('slow', 240).map((line) => `${line},es`)])
    await finish(one.id)
    const seconds = (await mailsOf('slow')).map(({ seconds: at }) => at)

    expect(seconds).toHaveLength(240)
    // 120 in a minute: the last of 240 leaves when two minutes are nearly over.
    expect(seconds.filter((at) => at < 55).length).toBeLessThan(120)
    expect(Math.max(...seconds)).toBeGreaterThan(100)
    const mail = await mailTo('slow7@mail.example')
    expect([mail?.language, mail?.paragraphs[0]]).toEqual(['es', expect.stringContaining('Hola, Person 7:')])
  })

  it('shows the result of each row, page by page', async () => {
    const one = await begun(owner, [HEAD, ...emails('page', 3)])
    await finish(one.id)
    await mailTo('page2@mail.example')
    const asked = { params: { id: one.id }, query: { limit: '2', after: '2' } }
    const { body } = await owner.call<{ items: ImportRow[] }>(`GET ${PATH}/:id/rows`, asked)

    expect(body).toEqual({
      items: [
        { line: 3, email: 'page2@mail.example', state: 'sent', reason: null },
        { line: 4, email: 'page3@mail.example', state: 'invited', reason: null },
      ],
      nextAfter: null,
    })
  })
})

describe('an import whose process is killed', () => {
  it('invites every row once, whichever transaction it dies after', async () => {
    for (let moment = 0; moment < 7; moment++) {
      const name = `kill${moment}x`
      const one = await begun(owner, [HEAD, ...emails(name, 201)])
      mortal.dieAfter(moment)
      for (let turns = 0; turns < 2; turns++) await turn(one.id).catch(() => undefined)
      mortal.revive()
      await finish(one.id)

      expect(await get(owner, one.id)).toMatchObject({ state: 'done', invited: 201, refused: 0 })
      expect([moment, (await mailsOf(name)).length]).toEqual([moment, 201])
    }
  })

  it('is not continued by a job of an earlier turn', async () => {
    const one = await begun(owner, [HEAD, ...emails('turn', 201)])
    const earlier = await turnOf(one.id)
    await turn(one.id)
    await test.features.members.imports.processTurn({ tenantId, importId: one.id, turn: earlier }, alive)

    expect(await get(owner, one.id)).toMatchObject({ waiting: 1, invited: 200 })
    await finish(one.id)
  })
})

describe('an import', () => {
  it('stops when it is canceled, and returns the remaining rows as a file', async () => {
    const one = await begun(owner, [HEAD, ...emails('stop', 202)])
    await turn(one.id)
    const { body } = await owner.call<PeopleImport>(`POST ${PATH}/:id/cancel`, { params: { id: one.id } })
    await turn(one.id)

    expect(body).toMatchObject({ state: 'cancelled', invited: 200, waiting: 2 })
    expect((await get(owner, one.id)).invited).toBe(200)
    expect((await rowsToFix(owner, one.id)).match(/stopped before it reached/g)).toHaveLength(2)
  })

  it('ends when the person who started it loses their role', async () => {
    const admin = await createPerson(test, 'azure-coast', 'adam', ADMIN)
    const one = await begun(admin.client, [HEAD, ...emails('fall', 2)])
    await test.deps.db.execute(`update app_user set member_role = 'analyst' where id = $1`, [admin.id])
    await turn(one.id)

    expect(await get(owner, one.id)).toMatchObject({ state: 'cancelled', invited: 0 })
  })

  it('runs once, alone in its site, and needs a column of addresses', async () => {
    const one = await begun(owner, [HEAD, ...emails('alone', 2)])
    const { body: other } = await upload(owner, [HEAD, ...emails('other', 2)])
    await check(owner, other)

    expect((await start(owner, other.id)).body).toMatchObject({ code: 'import-running' })
    await finish(one.id)
    expect((await start(owner, one.id)).body).toMatchObject({ code: 'import-begun' })
    expect((await check(owner, { ...other, suggested: { name: 1 } })).body).toMatchObject({ code: 'import-columns' })
  })

  it('is for owners and admins of its own site only', async () => {
    const { body: one } = await upload(owner, ['email', 'a@mail.example'])
    const editor = await createPerson(test, 'azure-coast', 'edith', EDITOR)
    const stranger = await createPerson(test, 'keystone', 'olga', OWNER)

    expect((await editor.client.call(`GET ${PATH}/:id`, { params: { id: one.id } })).status).toBe(403)
    expect((await stranger.client.call(`GET ${PATH}/:id`, { params: { id: one.id } })).status).toBe(404)
  })

  it('is limited to a number of people a day by the plan', async () => {
    await test.deps.db.execute(
      `insert into people_import_row (tenant_id, import_id, line, email, invitation_id, at)
       select tenant_id, id, 1000 + n, 'x', id, $1 from table_import, generate_series(1, 10000) n
       where id = (select id from table_import order by id desc limit 1)`,
      [new Date(now)],
    )
    const { body } = await upload(owner, [HEAD, ...emails('many', 1)])
    const { faults } = (await check(owner, body)).body

    expect(faults[0]?.message).toMatch(/^Your plan lets you invite 10,?000 people from files every 24 hours/)
    now += 23 * 3_600_000
    expect((await check(owner, body)).body.refused).toBe(1)
    now += 2 * 3_600_000
    owner = await test.demo('azure-coast', 'owner')
    expect((await check(owner, body)).body.refused).toBe(0)
  })

  it('is deleted after 30 days, with its file', async () => {
    const { body } = await upload(owner, [HEAD, ...emails('old', 2)])
    const record = { params: { id: body.id } }
    const { rows } = await test.deps.db.execute('select user_id from table_import where id = $1', [body.id])
    const key = `${tenantId}/people/${String(rows[0]?.user_id)}/imports/${body.id}.csv`
    expect(await test.deps.storage.size(key)).toBeGreaterThan(0)
    now += 31 * 24 * 3_600_000
    await test.features.members.imports.deleteExpired(tenantId)
    owner = await test.demo('azure-coast', 'owner')

    expect((await owner.call(`GET ${PATH}/:id`, record)).status).toBe(404)
    expect(await test.deps.storage.size(key)).toBeUndefined()
  })
})

async function turnOf(id: string): Promise<number> {
  const { rows } = await test.deps.db.execute('select generation as turn from table_import where id = $1', [id])
  return Number(rows[0]?.turn)
}

async function turn(id: string): Promise<void> {
  await test.features.members.imports.processTurn({ tenantId, importId: id, turn: await turnOf(id) }, alive)
}

async function finish(id: string): Promise<void> {
  for (let turns = 0; turns < 10 && (await get(owner, id)).state === 'running'; turns++) await turn(id)
}

/** The mails that wait for people of this name, with the seconds until they leave. */
async function mailsOf(name: string): Promise<{ seconds: number }[]> {
  const { rows } = await test.deps.db.execute(
    `select extract(epoch from job.start_after - job.created_on)::int as seconds
     from pgboss.job join invitation on invitation.id::text = job.data ->> 'invitationId'
     where job.name = 'mail' and invitation.email like $1`,
    [`${name}%`],
  )
  return rows.map((row) => ({ seconds: Number(row.seconds) }))
}

async function mailTo(email: string) {
  const { rows } = await test.deps.db.execute('select id from invitation where email = $1', [email])
  const tenant = await test.features.tenants.withId(tenantId)
  if (!tenant) throw new Error('the tenant is gone')
  const sendable = test.features.email.emails.find((one) => one.email.name === 'invitation')
  if (!sendable) throw new Error('nothing sends invitations')
  const prepare = (tx: TenantTx) => sendable.prepare(tx, { invitationId: String(rows[0]?.id) }, async () => undefined)
  const prepared = await test.deps.db.inTenant(tenantId, prepare)
  return prepared && composeEmail(sendable.email, prepared.data, { tenant, reader: prepared.reader })
}
