import type { ScimSetup } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../client.ts'
import { type SsoScene, ssoScene } from '../scenes/sso-scene.ts'

interface Resource {
  id: string
  userName: string
  active: boolean
  displayName?: string
}

let scene: SsoScene
let owner: Client
let secret = ''

beforeAll(async () => {
  scene = await ssoScene()
  await scene.connect('waymark')
  owner = await scene.owner('waymark')
  secret = await newToken(owner)
})
afterAll(() => scene.close())

async function newToken(client: Client): Promise<string> {
  const { body } = await client.call<{ secret: string }>('POST /api/whitelabel/scim/tokens')
  return body.secret
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

async function ask(method: Method, path: string, body?: object | string, token = secret, tenant = 'waymark') {
  const answer = await scene.test.app.inject({
    method,
    url: `/scim/v2${path}`,
    headers: {
      host: `${tenant}.localhost`,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }),
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = answer.body
  const type = String(answer.headers['content-type'])
  return { status: answer.statusCode, type, body: (text ? JSON.parse(text) : {}) as Record<string, never> }
}

async function create(name: string, more: object = {}): Promise<Resource> {
  const schemas = ['urn:ietf:params:scim:schemas:core:2.0:User']
  const { body, status } = await ask('POST', '/Users', { schemas, userName: `${name}@corp.example`, ...more })
  if (status !== 201) throw new Error(`could not create ${name}: ${status} ${JSON.stringify(body)}`)
  return body as unknown as Resource
}

const patch = (...operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: operations,
})
/** Returns the parts of a response that make it an error of the protocol. */
const errorOf = ({ status, type, body }: Awaited<ReturnType<typeof ask>>) => ({
  status,
  said: body.status as unknown,
  scimType: body.scimType as unknown,
  schemas: body.schemas as unknown,
  isScim: type.includes('application/scim+json'),
})
const scimError = (status: number, scimType?: string) => {
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:Error']
  return { status, said: String(status), scimType, schemas, isScim: true }
}

it('SCIM describes what it supports', async () => {
  const paths = ['/ServiceProviderConfig', '/ResourceTypes', '/Schemas']
  const [config, types, schemas] = await Promise.all(paths.map((path) => ask('GET', path)))

  expect(config).toMatchObject({ status: 200, body: { patch: { supported: true }, bulk: { supported: false } } })
  expect(types?.body).toMatchObject({ Resources: [{ id: 'User', endpoint: '/Users' }] })
  expect(schemas?.body).toMatchObject({ Resources: [{ id: 'urn:ietf:params:scim:schemas:core:2.0:User' }] })
})

describe('SCIM users', () => {
  it('are created, found by user name in any capitals, renamed and read', async () => {
    const { id } = await create('Ana.Lima', { name: { givenName: 'Ana', familyName: 'Lima' } })
    const found = await ask('GET', `/Users?filter=${encodeURIComponent('userName eq "ANA.lima@corp.example"')}`)
    await ask('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'displayName', value: 'Ana\u202e L.' }))

    expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ id, displayName: 'Ana Lima', active: true }] })
    expect((await ask('GET', `/Users/${id}`)).body).toMatchObject({ displayName: 'Ana L.' })
    expect((await scene.auditEntries('waymark', 'account-opened'))[0]).toMatchObject({ subject: id })
  })

  it('are listed in pages', async () => {
    for (const name of ['p1', 'p2', 'p3']) await create(name)
    const all = await ask('GET', '/Users')
    const total = Number(all.body.totalResults)
    const page = await ask('GET', `/Users?startIndex=${total - 1}&count=1`)
    const beyond = await ask('GET', `/Users?startIndex=${total + 1}&count=500`)

    expect(page.body).toMatchObject({ totalResults: total, startIndex: total - 1, itemsPerPage: 1 })
    expect(page.body.Resources).toEqual([(all.body.Resources as unknown as unknown[])[total - 2]])
    expect(beyond.body).toMatchObject({ totalResults: total, itemsPerPage: 0, Resources: [] })
    expect((await ask('GET', '/Users?count=0')).body).toMatchObject({ totalResults: total, Resources: [] })
  })

  it.each([
    ['PATCH', patch({ op: 'Replace', path: 'active', value: 'False' })],
    ['PATCH', patch({ op: 'replace', value: { active: false } })],
    ['PUT', { userName: 'leaver@corp.example', active: false }],
    ['DELETE', undefined],
  ] as const)(
    'lose their sessions and keys at once when %s deactivates them, and can come back',
    async (method, body) => {
      const [existing] = (await ask('GET', '/Users?filter=userName%20eq%20%22leaver@corp.example%22')).body
        .Resources as unknown as Resource[]
      const { id } = existing ?? (await create('leaver'))
      await scene.test.deps.db.execute(
        `update app_user set role = 'partner', member_role = 'admin',
       password_hash = (select password_hash from app_user where username = $2 and tenant_id =
         (select id from tenant where slug = 'waymark')) where id = $1`,
        [id, (await scene.test.credentials('owner')).username],
      )
      const { password } = await scene.test.credentials('owner')
      const leaver = scene.test.visitor('waymark')
      const login = { body: { username: 'leaver@corp.example', password } }
      expect((await leaver.call('POST /auth/login', login)).status).toBe(200)
      const key = { name: 'k', scopes: ['videos:read'] as const, days: 30 }
      const made = await leaver.call<{ secret: string }>('POST /api/keys', {
        body: { ...key, scopes: ['videos:read'] },
      })
      const byKey = async () =>
        (
          await scene.test.app.inject({
            url: '/api/videos',
            headers: { host: 'waymark.localhost', authorization: `Bearer ${made.body.secret}` },
          })
        ).statusCode
      expect(await byKey()).toBe(200)

      const { status } = await ask(method, `/Users/${id}`, body)

      expect(status).toBe(method === 'DELETE' ? 204 : 200)
      expect([(await leaver.call('GET /auth/user')).status, await byKey()]).toEqual([401, 401])
      expect((await leaver.call('POST /auth/login', login)).status).toBe(401)
      await ask('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value: true }))
      expect((await ask('GET', `/Users/${id}`)).body).toMatchObject({ active: true })
      expect(await byKey()).toBe(401)
    },
  )

  it('keep the provider’s own id and are found by it', async () => {
    const { id } = await create('keeper', { externalId: 'A-17' })
    const byId = (value: string) => ask('GET', `/Users?filter=${encodeURIComponent(`externalId eq "${value}"`)}`)

    expect((await byId('A-17')).body).toMatchObject({ totalResults: 1, Resources: [{ id, externalId: 'A-17' }] })
    expect((await byId('a-17')).body).toMatchObject({ totalResults: 0 })
    await ask('PATCH', `/Users/${id}`, patch({ op: 'add', path: 'externalId', value: 'B-18' }))
    expect((await byId('B-18')).body).toMatchObject({ totalResults: 1 })
    expect(await ask('PATCH', `/Users/${id}`, patch({ op: 'remove', path: 'externalId' }))).toMatchObject({
      status: 200,
    })
    expect((await ask('GET', `/Users/${id}`)).body).not.toHaveProperty('externalId')
  })

  it('change their address within verified domains, with an email to the former address', async () => {
    const { id } = await create('maiden')
    const renamed = await ask('PUT', `/Users/${id}`, { userName: 'married@corp.example', active: true })
    const told = await scene.test.deps.db.execute(
      'select from_email from email_change where user_id = $1 and confirmed_at is not null',
      [id],
    )

    expect(renamed.body).toMatchObject({
      userName: 'married@corp.example',
      emails: [{ value: 'married@corp.example' }],
    })
    expect(told.rows).toEqual([{ from_email: 'maiden@corp.example' }])
    const outside = patch({ op: 'replace', path: 'userName', value: 'married@elsewhere.example' })
    expect(errorOf(await ask('PATCH', `/Users/${id}`, outside))).toEqual(scimError(400, 'invalidValue'))
    await create('other')
    const taken = patch({ op: 'replace', path: 'userName', value: 'OTHER@corp.example' })
    expect(errorOf(await ask('PATCH', `/Users/${id}`, taken))).toEqual(scimError(409, 'uniqueness'))
    await scene.test.deps.db.execute(`update app_user set email = 'own@private.example' where id = $1`, [id])
    const takenOver = patch({ op: 'replace', path: 'userName', value: 'thief@corp.example' })
    expect(errorOf(await ask('PATCH', `/Users/${id}`, takenOver))).toEqual(scimError(400, 'invalidValue'))
  })

  it('are unique, and exist at verified domains only', async () => {
    await create('twice')
    const body = { userName: 'TWICE@corp.example' }

    expect(errorOf(await ask('POST', '/Users', body))).toEqual(scimError(409, 'uniqueness'))
    expect(errorOf(await ask('POST', '/Users', { userName: 'x@elsewhere.example' }))).toEqual(
      scimError(400, 'invalidValue'),
    )
    expect(errorOf(await ask('POST', '/Users', { userName: 'no-address' }))).toEqual(scimError(400, 'invalidValue'))
  })
})

describe('an owner', () => {
  it.each([
    ['DELETE', undefined],
    ['PATCH', patch({ op: 'replace', path: 'active', value: false })],
    ['PATCH', patch({ op: 'replace', path: 'roles', value: [] })],
    ['PUT', { active: false }],
  ] as const)('is not changed by %s: %j', async (method, body) => {
    const { username, email } = await scene.test.credentials('owner')
    const filter = encodeURIComponent(`userName eq "${email || username}"`)
    const { body: found } = await ask('GET', `/Users?filter=${filter}`)
    const [{ id } = { id: '' }] = found.Resources as unknown as Resource[]

    expect(errorOf(await ask(method, `/Users/${id}`, body))).toEqual(scimError(403, 'mutability'))
    expect((await owner.call('GET /api/whitelabel/scim')).status).toBe(200)
  })

  it('of the operator’s console is not found', async () => {
    const { email, username } = await scene.test.credentials('operator')
    const filter = encodeURIComponent(`userName eq "${email || username}"`)

    expect((await ask('GET', `/Users?filter=${filter}`)).body).toMatchObject({ totalResults: 0 })
  })
})

describe('invalid SCIM input', () => {
  it.each(['userName sw "a"', 'id eq "x"', 'userName eq a', 'userName eq "a" or 1 eq 1', '', "userName eq 'a'"])(
    'is refused as the filter %j',
    async (filter) =>
      expect(errorOf(await ask('GET', `/Users?filter=${encodeURIComponent(filter)}`))).toEqual(
        scimError(400, 'invalidFilter'),
      ),
  )

  it.each(['userName', 'externalId'])(
    'is refused as text that cannot be stored in a filter of %s',
    async (attribute) => {
      for (const value of [String.raw`a\u0000b`, String.raw`\ud800`])
        expect(errorOf(await ask('GET', `/Users?filter=${encodeURIComponent(`${attribute} eq "${value}"`)}`))).toEqual(
          scimError(400, 'invalidFilter'),
        )
    },
  )

  it.each(['externalId', 'displayName', 'userName'])('is refused as text that cannot be stored in %s', async (name) => {
    const { id } = await create(`unstorable-${name.toLowerCase()}`)
    for (const value of ['a\0b@corp.example', '\ud800@corp.example'])
      for (const refused of [
        () => ask('PUT', `/Users/${id}`, { [name]: value }),
        () => ask('PATCH', `/Users/${id}`, patch({ op: 'replace', path: name, value })),
        () => ask('POST', '/Users', { userName: 'unstorable@corp.example', [name]: value }),
      ])
        expect(errorOf(await refused())).toEqual(scimError(400, 'invalidValue'))
  })

  it.each(['{', '[]', 'null', '{"Operations":[]}', '{"Operations":[{"op":"steal","path":"active","value":true}]}'])(
    'is refused as the body %j',
    async (body) => {
      const { id } = await create(`bad${Math.random().toString(36).slice(2)}`)
      const answer = await ask('PATCH', `/Users/${id}`, body)
      expect(answer.status).toBe(400)
    },
  )

  it('unknown people and people of another tenant are not found', async () => {
    const { rows } = await scene.test.deps.db.execute(
      `select id from app_user where tenant_id = (select id from tenant where slug = 'keystone') limit 1`,
    )
    for (const id of ['x', '00000000-0000-7000-8000-000000000000', String(rows[0]?.id)])
      for (const method of ['GET', 'DELETE'] as const)
        expect(errorOf(await ask(method, `/Users/${id}`))).toEqual(scimError(404))
  })
})

describe('a SCIM token', () => {
  it('works on its own tenant only, and for SCIM only', async () => {
    expect(errorOf(await ask('GET', '/Users', undefined, secret, 'keystone'))).toEqual(scimError(401))
    expect(errorOf(await ask('GET', '/Users', undefined, ''))).toEqual(scimError(401))
    expect(errorOf(await ask('GET', '/Users', undefined, 'scim_made-up'))).toEqual(scimError(401))
    const { statusCode } = await scene.test.app.inject({
      url: '/api/videos',
      headers: { host: 'waymark.localhost', authorization: `Bearer ${secret}` },
    })
    expect(statusCode).toBe(401)
  })

  it('is shown once, stored as a hash, and invalid once it is revoked', async () => {
    const other = await newToken(owner)
    const { body } = await owner.call<ScimSetup>('GET /api/whitelabel/scim')
    const { rows } = await scene.test.deps.db.execute('select * from scim_token')
    const last = body.tokens.at(-1)

    expect(JSON.stringify([body, rows])).not.toContain(other)
    expect(other.startsWith(last?.beginning ?? 'none')).toBe(true)
    expect((await ask('GET', '/Users', undefined, other)).status).toBe(200)
    await owner.call('DELETE /api/whitelabel/scim/tokens/:id', { params: { id: last?.id ?? '' } })
    expect(errorOf(await ask('GET', '/Users', undefined, other))).toEqual(scimError(401))
  })
})
