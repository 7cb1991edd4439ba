import type { Profile, Video } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { check, ended, presenterOf, upload } from '../batches.ts'
import { mailsDone, mailsNow, mailsTo } from '../outbox.ts'

let test: TestApp
let names = 0

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

describe('the email about a finished video', () => {
  it('uses the name and colours of the tenant and the person’s language', async () => {
    const { client, email } = await createPerson('keystone', 'fa')
    await make(client, 'باغ')
    const [, mail] = await mailsTo(test, 'keystone', email, 2)
    const tenant = await test.features.tenants.withSlug('keystone')

    expect(mail?.sender_name).toBe(tenant?.brand.companyName)
    expect(mail?.html).toContain(tenant?.brand.colours.primary)
    expect(mail?.html).toContain('<html lang="fa" dir="rtl">')
    expect(mail?.text).toContain('«باغ» آماده است')
    expect(`${mail?.subject} ${mail?.html} ${mail?.text}`).not.toMatch(/waymark|vitrine/i)
  })

  it('waits while another video is being made, and then covers all', async () => {
    const { client, email } = await createPerson('waymark')
    const slow = await make(client, 'Slow', '[slow] A walk.')
    await client.finished((await make(client, 'One')).id)
    await client.finished((await make(client, 'Two')).id)
    expect(await settled('waymark', email)).toHaveLength(1)
    await client.call('POST /api/videos/:id/cancel', { params: { id: slow.id } })
    const mails = await settled('waymark', email)

    expect(mails.map(({ subject }) => subject).slice(1)).toEqual(['2 Waymark videos are ready'])
  })

  it('states that nothing was charged when the video failed', async () => {
    const { client, email } = await createPerson('waymark')
    await make(client, 'A <b>bold</b> walk', '[fail] A walk.')
    const [, mail] = await mailsTo(test, 'waymark', email, 2)

    expect(mail?.subject).toBe('Your Waymark video failed')
    expect(mail?.text).toContain('“A <b>bold</b> walk” failed. You weren’t charged')
    expect(mail?.html).toContain('A &lt;b&gt;bold&lt;/b&gt; walk')
  })
})

describe('the email about a batch', () => {
  const table = 'script,price\nA walk by the sea.,$1\n[fail] A walk.,$2\nA garden.,free\n'

  it('counts the rows once at the end, and states that failed ones were not charged', async () => {
    const { client, email } = await createPerson('keystone', 'es')
    const batch = await makeTable(client, table)
    const mails = await settled('keystone', email)

    expect(mails.map(({ subject }) => subject).slice(1)).toEqual([
      'Tu lote de Keystone está terminado. Videos listos: 1',
    ])
    expect(mails[1]?.text).toMatch(/Listos: 1\nFallidos: 1\nNo creados: 1\n\nVer resultados/)
    expect(mails[1]?.text).toContain(`/videos/batch?id=${batch.id}`)
    expect(mails[1]?.text).toContain('No se te cobró por las filas')
    expect((await client.call('GET /api/user')).body).toMatchObject({ credits: 2.5, creditsHeld: 0 })
  })

  it('mentions no failures when there are none, and is not sent to people who turned it off', async () => {
    const { client, email } = await createPerson('waymark')
    await makeTable(client, 'script,x\nA walk by the sea.,y\n')
    const [, mail] = await settled('waymark', email)
    await client.call('PATCH /auth/profile', { body: { mailsOff: ['videos'] } })
    await makeTable(client, 'script,x\nA walk by the sea.,y\n')

    expect(mail?.text).not.toMatch(/Failed|Not created|charged/)
    expect(await settled('waymark', email)).toHaveLength(2)
  })
})

describe('the unsubscribe link', () => {
  it('works with a POST from an email program, whatever it sends, and without a session', async () => {
    const { client, email } = await createPerson('waymark')
    await make(client, 'One')
    const [welcome, mail] = await mailsTo(test, 'waymark', email, 2)
    const address = new URL(mail?.unsubscribe_url ?? '')
    const pressed = await test.app.inject({
      method: 'POST',
      url: `${address.pathname}${address.search}`,
      headers: { host: 'waymark.localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    await client.finished((await make(client, 'Two')).id)

    expect(welcome?.unsubscribe_url).toBeNull()
    expect(pressed.json()).toEqual({ kind: 'videos', isOff: true })
    expect(await settled('waymark', email)).toHaveLength(2)
    expect(await mailsOff(client)).toEqual(['videos'])
  })

  it('opens a page, which can undo it, and a GET changes nothing', async () => {
    const { client, email } = await createPerson('waymark')
    await make(client, 'One')
    const [, mail] = await mailsTo(test, 'waymark', email, 2)
    const [link = ''] = /http\S+\/unsubscribe\?\S+/.exec(mail?.text ?? '') ?? []
    const page = await test.visitor('waymark').call(`GET ${new URL(link).pathname}${new URL(link).search}`)
    const unpressed = await mailsOff(client)
    const query = { token: new URL(link).searchParams.get('token') ?? '' }
    await test.visitor('waymark').call('POST /api/unsubscribe', { query })
    const back = await test.visitor('waymark').call('POST /api/subscribe', { query })

    expect([page.status, unpressed]).toEqual([200, []])
    expect(back.body).toEqual({ kind: 'videos', isOff: false })
    expect(await mailsOff(client)).toEqual([])
  })

  it.each(['', 'videos', 'videos.x.y', 'welcome'])('is refused when it is not ours: %j', async (token) => {
    const { status, body } = await test.visitor('waymark').call('POST /api/unsubscribe', { query: { token } })

    expect([status, body.code]).toEqual([400, 'unsubscribe-link-invalid'])
  })

  it('does not affect other kinds of email, other people or other tenants', async () => {
    const { client, email } = await createPerson('waymark')
    await make(client, 'One')
    const [, mail] = await mailsTo(test, 'waymark', email, 2)
    const token = new URL(mail?.unsubscribe_url ?? '').searchParams.get('token') ?? ''
    const [kind = '', id = '', digest = ''] = token.split('.')
    const other = id.replace(/^./, id.startsWith('0') ? '1' : '0')
    const tries = [
      test.visitor('waymark').call('POST /api/unsubscribe', { query: { token: `leads.${id}.${digest}` } }),
      test.visitor('waymark').call('POST /api/unsubscribe', { query: { token: `${kind}.${other}.${digest}` } }),
      test.visitor('keystone').call('POST /api/unsubscribe', { query: { token } }),
    ]

    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([400, 400, 400])
    expect(await mailsOff(client)).toEqual([])
  })
})

describe('the choice of emails', () => {
  it('is made in the profile, where it matches "When credits run low"', async () => {
    const { client } = await createPerson('waymark')
    await client.call('PATCH /auth/profile', { body: { mailsOff: ['credits', 'leads', 'credits'] } })
    const low = await client.call('GET /api/billing/low-balance')
    await client.call('PUT /api/billing/low-balance', { body: { below: 1, wantsMail: true, bundleId: null } })

    expect(low.body.wantsMail).toBe(false)
    expect(await mailsOff(client)).toEqual(['leads'])
  })
})

async function createPerson(tenant: string, language = 'en'): Promise<{ client: Client; email: string }> {
  const [client, username] = [test.visitor(tenant), `maker${names++}`]
  const email = `${username}@example.com`
  const body = { username, email, password: 'three plain words' }
  await client.call('POST /auth/register', { body, headers: { cookie: `language=${language}` } })
  return { client, email }
}

async function make(client: Client, title: string, script = 'A short walk by the sea.'): Promise<Video> {
  const { body: avatars } = await client.call<{ id: string }[]>('GET /api/avatars')
  const { body, status } = await client.call<Video>('POST /api/videos', {
    body: { script, title, avatarId: avatars[0]?.id },
  })
  expect(status).toBe(201)
  return body
}

async function makeTable(client: Client, text: string) {
  const { body: batch } = await upload(client, text)
  await check(client, batch.id, { columns: batch.suggested, avatarId: await presenterOf(client) })
  await client.call('POST /api/batches/:id/start', { params: { id: batch.id } })
  return ended(client, batch.id)
}

async function settled(tenant: string, email: string) {
  await mailsDone(test)
  return mailsNow(test, tenant, email)
}

async function mailsOff(client: Client) {
  return (await client.call<Profile>('GET /auth/profile')).body.mailsOff
}
