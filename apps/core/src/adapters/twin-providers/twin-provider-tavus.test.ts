import { expect, it } from 'vitest'
import { openTavusServer } from '../../../test/servers/tavus-server.ts'
import { createDownload } from '../../platform/safe-fetch/download.ts'
import { createSafeFetch } from '../../platform/safe-fetch/safe-fetch.ts'
import { createTavusTwins } from './twin-provider-tavus.ts'
import { twinProviderSuite } from './twin-provider.suite.ts'

twinProviderSuite({
  kind: 'tavus',
  open: createTavusTwins,
  openServer: openTavusServer,
  keyHeader: ['x-api-key', 'sk-secret'],
})

it('reports that Tavus cannot reach a site without a public address', async () => {
  const connection = {
    kind: 'tavus',
    baseUrl: 'http://127.0.0.1:9',
    key: 'k',
    model: '',
    isInstallation: true,
  } as const
  const twins = createTavusTwins(connection, { fetch: createSafeFetch(), download: createDownload() })
  const recording = { path: '', url: null }
  const asked = { reference: 'one', recording, consent: null, callbackUrl: null }

  await expect(twins.train(asked, AbortSignal.timeout(1000))).rejects.toMatchObject({ fault: 'not-public' })
})

it('finds a name on a later page of a long list', async () => {
  const server = await openTavusServer()
  const anywhere = { ports: 'any', isAllowed: () => true } as const
  const connection = { kind: 'tavus', baseUrl: server.url, key: 'k', model: '', isInstallation: true } as const
  const twins = createTavusTwins(connection, { fetch: createSafeFetch(anywhere), download: createDownload(anywhere) })
  const media = { path: '', url: 'https://site.example/me.mp4' }
  const train = (reference: string) =>
    twins.train({ reference, recording: media, consent: null, callbackUrl: null }, AbortSignal.timeout(5000))
  for (let index = 0; index < 130; index += 1) await train(`twin ${index}`)

  expect(await twins.findTwin('twin 120', AbortSignal.timeout(5000))).toBe('r121')
  await server.close()
})
