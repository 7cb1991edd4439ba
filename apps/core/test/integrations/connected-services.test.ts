import type { Boot, Branding } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'

const WRITER = { url: 'https://api.writer.example/v1', key: 'k', model: 'm' }
const SPEECH = {
  kind: 'openai',
  baseUrl: 'https://speech.agency.example',
  model: 'm',
  voices: [{ id: 'a', name: 'Ada', languages: ['en'], gender: null }],
}
const SSO = {
  issuer: 'https://login.agency.example',
  clientId: 'site',
  clientSecret: 'secret',
  roleClaim: '',
  rules: [],
  defaultRole: 'customer',
  isOn: true,
}

let test: TestApp
let owner: Client

beforeAll(async () => {
  test = await testApp({ withWorkers: false, settings: { writer: WRITER } })
  owner = await test.demo('azure-coast', 'owner')
})
afterAll(() => test.close())

const facts = async (slug: string) => {
  const { connectedServices, hasSso } = (await test.visitor(slug).call<Boot>('GET /api/branding')).body
  return { connectedServices, hasSso } satisfies Partial<Branding>
}
const writer = { kind: 'writer', host: 'api.writer.example' }

describe('the list of external services', () => {
  it('contains those of the installation on every site', async () => {
    expect(await facts('waymark')).toEqual({ connectedServices: [writer], hasSso: false })
  })

  it('follows what a partner connects and disconnects, on the partner’s own site only', async () => {
    await owner.call('PUT /api/whitelabel/speech-service', { body: SPEECH })
    await owner.call('PUT /api/whitelabel/twin-service', {
      body: { kind: 'own-server', baseUrl: 'https://lips.agency.example', model: '' },
    })
    await expect
      .poll(() => facts('azure-coast'))
      .toMatchObject({
        connectedServices: [
          writer,
          { kind: 'speech', host: 'speech.agency.example' },
          { kind: 'twins', host: 'lips.agency.example' },
        ],
      })
    expect(await facts('keystone')).toEqual({ connectedServices: [writer], hasSso: false })

    await owner.call('DELETE /api/whitelabel/speech-service')
    await owner.call('DELETE /api/whitelabel/twin-service')
    await expect.poll(() => facts('azure-coast')).toMatchObject({ connectedServices: [writer] })
  })

  it('states whether single sign-on is configured', async () => {
    expect((await owner.call('PUT /api/whitelabel/sso', { body: SSO })).status).toBe(200)
    await expect.poll(() => facts('azure-coast')).toMatchObject({ hasSso: true })
    await owner.call('PUT /api/whitelabel/sso', { body: { ...SSO, isOn: false } })
    await expect.poll(() => facts('azure-coast')).toMatchObject({ hasSso: false })
  })
})
