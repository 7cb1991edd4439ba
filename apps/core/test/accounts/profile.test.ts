import type { Profile, User } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'

const password = 'three plain words'
const next = 'four quite plain words'

let test: TestApp
let ana: Client

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  ana = await test.customer('waymark', 'ana')
  await test.customer('waymark', 'bo').then((bo) => change(bo, { email: 'bo@example.com' }))
})
afterAll(() => test.close())

describe('a profile', () => {
  it('is read and changed field by field', async () => {
    const names = { username: 'ana', email: null, displayName: null, profilePictureUrl: null }
    const security = {
      emailVerified: false,
      pendingEmail: null,
      hasPassword: true,
      hasSecondFactor: false,
      recoveryCodesLeft: 0,
    }
    const preferences = { language: null, timeZone: null, theme: null, digits: null }
    const untouched = { ...names, ...security, ...preferences, mailsOff: [], newsletterSince: null }

    expect((await ana.call('GET /auth/profile')).body).toEqual(untouched)
    expect((await change(ana, { displayName: ' Ana Lima ' })).body).toEqual({ ...untouched, displayName: 'Ana Lima' })
    expect((await change(ana, { email: 'Ana@Example.com' })).body).toMatchObject({
      email: 'Ana@Example.com',
      displayName: 'Ana Lima',
    })
    const { body } = await ana.call<{ user: User }>('GET /auth/user')
    expect(body.user).toMatchObject({ username: 'ana', email: 'Ana@Example.com', displayName: 'Ana Lima' })
  })

  it('clears a field that is sent empty', async () => {
    const client = await test.customer('waymark', 'shy')
    await change(client, { email: 'shy@example.com', displayName: 'Shy' })

    expect((await change(client, { username: 'shy', email: '', displayName: ' ' })).body).toMatchObject({
      email: null,
      displayName: null,
    })
  })

  it('keeps no characters that change the direction of the sentences around its name', async () => {
    const { body } = await change(ana, { displayName: '\u200fAna \u202eamiL\u2067' })

    expect(body.displayName).toBe('Ana amiL')
  })

  it('may change the capitals of its own names', async () => {
    expect((await change(ana, { username: 'Ana', email: 'ana@EXAMPLE.com' })).status).toBe(200)
  })

  it.each([
    [{ username: 'BO' }, 'username-taken'],
    [{ username: 'bo@example.com' }, 'username-taken'],
    [{ email: 'Bo@Example.com' }, 'email-taken'],
  ])('cannot take %j, the name or address of another person', async (wanted, code) => {
    const before = (await ana.call('GET /auth/profile')).body
    const { status, body } = await change(ana, wanted)

    expect([status, body.code]).toEqual([400, code])
    expect((await ana.call('GET /auth/profile')).body).toEqual(before)
  })

  it('may share names with a person of another tenant', async () => {
    const kim = await test.customer('keystone', 'kim')

    expect((await change(kim, { username: 'bo', email: 'bo@example.com' })).status).toBe(200)
  })

  it.each([
    { username: '' },
    { username: '<b>' },
    { email: 'nowhere' },
    { displayName: 'a\nb' },
    { displayName: 'x'.repeat(81) },
  ])('is rejected as %j', async (wanted) => {
    expect((await change(ana, wanted)).status).toBe(422)
  })

  it('ignores role, credits and id from the browser', async () => {
    const before = (await ana.call<User>('GET /api/user')).body
    await change(ana, { role: 'operator', credits: 1000, id: before.id.replace(/.$/, '0') })

    expect((await ana.call<User>('GET /api/user')).body).toEqual(before)
  })

  it('gives a name to one of two concurrent requests', async () => {
    const both = await Promise.all(['left', 'right'].map((name) => test.customer('waymark', name)))
    const answers = await Promise.all(both.map((client) => change(client, { username: 'middle' })))

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})

describe('changing a password', () => {
  it('ends the person’s other sessions and keeps this one', async () => {
    const here = await test.customer('waymark', 'careful')
    const elsewhere = test.visitor('waymark')
    await signIn(elsewhere, 'careful', password)
    const { status } = await changePassword(here, password, next)

    expect(status).toBe(200)
    expect((await here.call('GET /auth/user')).status).toBe(200)
    expect((await elsewhere.call('GET /auth/user')).status).toBe(401)
    expect((await signIn(test.visitor('waymark'), 'careful', password)).status).toBe(401)
    expect((await signIn(test.visitor('waymark'), 'careful', next)).status).toBe(200)
  })

  it('requires the current password and ends nothing without it', async () => {
    const here = await test.customer('waymark', 'guessed')
    const elsewhere = test.visitor('waymark')
    await signIn(elsewhere, 'guessed', password)
    const { status, body } = await changePassword(here, 'not the password', next)

    expect([status, body.code]).toEqual([400, 'wrong-password'])
    expect(body.fields).toMatchObject([{ field: 'currentPassword' }])
    expect((await elsewhere.call('GET /auth/user')).status).toBe(200)
    expect((await signIn(test.visitor('waymark'), 'guessed', password)).status).toBe(200)
  })

  it('requires eight characters', async () => {
    const { status, body } = await changePassword(ana, password, 'seven 7')

    expect([status, body.message]).toEqual([422, 'Password must be at least 8 characters long.'])
  })

  it('is done once by two concurrent requests', async () => {
    const here = await test.customer('waymark', 'twice')
    const answers = await Promise.all(
      ['one new password', 'two new passwords'].map((to) => changePassword(here, password, to)),
    )

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('keeps other people signed in, on this tenant and others', async () => {
    const here = await test.customer('waymark', 'alone')
    const others = [await test.customer('waymark', 'beside'), await test.customer('keystone', 'alone')]
    await changePassword(here, password, next)

    for (const client of others) expect((await client.call('GET /auth/user')).status).toBe(200)
    expect((await signIn(test.visitor('keystone'), 'alone', password)).status).toBe(200)
  })
})

function change(client: Client, body: Record<string, unknown>) {
  return client.call<Profile & { code?: string }>('PATCH /auth/profile', { body })
}

function changePassword(client: Client, currentPassword: string, newPassword: string) {
  return client.call('PATCH /auth/change-password', { body: { currentPassword, newPassword } })
}

function signIn(client: Client, username: string, given: string) {
  return client.call('POST /auth/login', { body: { username, password: given } })
}
