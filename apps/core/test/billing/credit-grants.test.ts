import { randomUUID } from 'node:crypto'
import type { CreditGrantList, LedgerLine } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { type TestPerson, auditEntriesAbout, createPerson } from '../people.ts'

const MEMBER = { role: 'customer', memberRole: 'member' } as const
const GRANT = 'POST /api/whitelabel/users/:id/credits'
const READ = 'GET /api/whitelabel/users/:id/credits'

let test: TestApp
let owner: Client
let ines: TestPerson
let now = Date.UTC(2027, 2, 10)

beforeAll(async () => {
  test = await testApp({ withWorkers: false, clock: { now: () => new Date(now) } })
  owner = await test.demo('azure-coast', 'owner')
  ines = await createPerson(test, 'azure-coast', 'inesa', MEMBER)
})
afterAll(() => test.close())

describe('a credit grant by a team', () => {
  it('appears with its reason in the person’s history and with its giver in the log', async () => {
    const { status, body } = await grant({ credits: 2.5, reason: 'For the late film' })
    const { body: ledger } = await ines.client.call<{ items: LedgerLine[] }>('GET /api/credits/ledger')

    expect([status, body.credits, body.grants[0]?.reason]).toEqual([201, 5.5, 'For the late film'])
    expect(ledger.items[0]).toMatchObject({ kind: 'grant', bucket: 'admin', credits: 2.5, name: 'For the late film' })
    expect((await auditEntriesAbout(test, ines.id)).at(-1)).toMatchObject({
      action: 'credits-given',
      detail: { credits: 2.5 },
    })
  })

  it('is booked once, also when the same request arrives twice at the same moment', async () => {
    const request = { id: randomUUID(), credits: 1, reason: 'Only once' }
    const before = (await read()).credits
    await Promise.all([grant(request), grant(request), grant(request)])

    expect((await read()).credits).toBe(before + 1)
    expect((await grant({ ...request, credits: 2 })).body).toMatchObject({ code: 'key-reused' })
  })

  it('is refused when the grants of two people have the same id', async () => {
    const bea = await createPerson(test, 'azure-coast', 'bea', MEMBER)
    const id = randomUUID()
    const before = (await read()).credits
    const grants = [ines, bea].map((person) => ({ id, userId: person.id }))
    const body = { grants, credits: 1, reason: 'For both' }

    expect((await owner.call('POST /api/whitelabel/users/credits', { body })).body).toMatchObject({
      code: 'key-reused',
    })
    expect((await read()).credits).toBe(before)
  })

  it('is limited by the monthly plan, also for two concurrent requests, and possible again next month', async () => {
    const { leftThisMonth } = await read()
    expect(leftThisMonth).toBe(296.5)
    const answers = await Promise.all([1, 2].map(() => grant({ credits: 296.5, reason: 'The rest' })))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'grant-beyond-plan',
      message: 'Your plan lets you grant 0 more credits this month.',
    })
    now = Date.UTC(2027, 3, 1)
    expect((await read()).leftThisMonth).toBe(300)
  })

  it('is limited by the agreement with this partner when that differs from the plan', async () => {
    const terms = { priceCents: 1, videosIncluded: 20, overageCents: 1, twinsIncluded: 0, twinCents: 1 }
    await test.deps.db.execute(
      `insert into partner_terms (tenant_id, month, terms) select id, '2027-05', $1::jsonb from tenant where slug = 'azure-coast'`,
      [JSON.stringify(terms)],
    )
    now = Date.UTC(2027, 4, 2)
    expect((await read()).leftThisMonth).toBe(20)
    expect((await grant({ credits: 20.5, reason: 'Too many' })).status).toBe(409)
  })

  it('is unlimited on a built-in site, which has no plan', async () => {
    const house = await test.demo('waymark', 'owner')
    const ana = await createPerson(test, 'waymark', 'anabel', MEMBER)
    const { body } = await house.call<CreditGrantList>(READ, { params: { id: ana.id } })

    expect(body).toMatchObject({ leftThisMonth: null, grants: [] })
  })

  it.each([0, -1, 0.25, 1001, Number.NaN, '3'])('is refused when the number is %s', async (credits) => {
    expect((await grant({ credits, reason: 'Fine' })).status).toBe(422)
  })

  it('is refused for people of another site, and from an editor', async () => {
    const kim = await createPerson(test, 'keystone', 'kim', MEMBER)
    const edna = await createPerson(test, 'azure-coast', 'edna', { role: 'partner', memberRole: 'editor' })
    const request = { id: randomUUID(), credits: 1, reason: 'Fine' }

    expect((await owner.call(GRANT, { params: { id: kim.id }, body: request })).status).toBe(404)
    expect((await edna.client.call(GRANT, { params: { id: ines.id }, body: request })).status).toBe(403)
  })
})

function grant(request: object) {
  return owner.call<CreditGrantList>(GRANT, { params: { id: ines.id }, body: { id: randomUUID(), ...request } })
}

async function read(): Promise<CreditGrantList> {
  return (await owner.call<CreditGrantList>(READ, { params: { id: ines.id } })).body
}
