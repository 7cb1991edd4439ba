import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
})
afterAll(() => test.close())

const ask = (key: string, headers: Record<string, string> = {}) => test.visitor('waymark').call(key, { headers })

describe('a method that a path does not support', () => {
  it.each([
    ['DELETE /api/branding', 'GET, HEAD, OPTIONS'],
    ['PUT /auth/login', 'OPTIONS, POST'],
    ['GET /api/estimate-script', 'OPTIONS, POST'],
    ['PUT /api/videos/some-id', 'DELETE, GET, HEAD, OPTIONS, PATCH'],
    ['POST /pricing', 'GET, HEAD, OPTIONS'],
  ])('is refused with the supported methods: %s', async (key, allow) => {
    const { status, headers, body } = await ask(key)

    expect([status, body.code, headers.allow]).toEqual([405, 'wrong-method', allow])
  })

  it('is a plain 404 on an unknown path', async () => {
    const { status, headers } = await ask('DELETE /api/nothing')

    expect([status, headers.allow]).toEqual([404, undefined])
  })

  it('is a plain 404 when only the file name is unknown', async () => {
    expect((await ask('GET /api/whitelabel/invoices/%0a%0d.pdf')).status).toBe(404)
  })

  it('is a not-found page for people who open the path in a browser', async () => {
    expect((await ask('GET /api/estimate-script', { accept: 'text/html' })).status).toBe(404)
  })
})

describe('an OPTIONS request', () => {
  it('lists the methods, and allows no other site', async () => {
    const asked = { origin: 'https://other.example', 'access-control-request-method': 'POST' }
    const { status, headers } = await ask('OPTIONS /api/videos', asked)

    expect([status, headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS, POST'])
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('is not found on an unknown path', async () => {
    expect((await ask('OPTIONS /api/nothing')).status).toBe(404)
  })
})

describe('a trailing slash of a screen’s path', () => {
  it.each([
    ['/pricing/', '/pricing'],
    ['/login/?next=%2Fdashboard', '/login?next=%2Fdashboard'],
  ])('is removed: %s', async (address, location) => {
    const { status, headers } = await ask(`GET ${address}`)

    expect([status, headers.location]).toEqual([308, location])
  })

  it.each(['/api/branding/', '/nowhere/', '/other.example/', '/%2Fother.example/'])(
    'is not found where there is no screen: %s',
    async (address) => expect((await ask(`GET ${address}`)).status).toBe(404),
  )
})
