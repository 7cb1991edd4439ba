import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TwinFault, TwinServer } from '../../../test/servers/twin-server.ts'
import { createDownload } from '../../platform/safe-fetch/download.ts'
import { type SafeFetch, createSafeFetch } from '../../platform/safe-fetch/safe-fetch.ts'
import type { TwinConnection, TwinProvider } from '../../ports/twin-provider.ts'

interface Kind {
  kind: TwinConnection['kind']
  open: (
    connection: TwinConnection,
    tools: { fetch: SafeFetch; download: ReturnType<typeof createDownload> },
  ) => TwinProvider
  openServer: () => Promise<TwinServer>
  /** The header that carries the key. */
  keyHeader: [name: string, value: string]
}

const anywhere = { ports: 'any', isAllowed: () => true } as const
const download = createDownload(anywhere, 1)

/** The contract of every service that trains twins. Each adapter's test calls it. */
export function twinProviderSuite({ kind, open, openServer, keyHeader }: Kind): void {
  describe(`twin service ${kind}`, () => {
    let server: TwinServer
    let folder: string
    let provider: TwinProvider
    const openWith = (fetch: SafeFetch) =>
      open({ kind, baseUrl: server.url, key: 'sk-secret', model: 'm1', isInstallation: true }, { fetch, download })
    const signal = () => AbortSignal.timeout(5000)
    const media = async (name: string) => {
      const path = join(folder, name)
      await writeFile(path, `bytes of ${name}`)
      return { path, url: `https://site.example/${name}` }
    }
    const train = async (reference = 'one', at = signal()) =>
      provider.train(
        { reference, recording: await media('me.mp4'), consent: await media('yes.mp4'), callbackUrl: null },
        at,
      )
    const speak = async (reference = 'one', twinId = 'r1') =>
      provider.speak({ reference, twinId, speech: await media('speech.wav'), callbackUrl: null }, signal())

    beforeEach(async () => {
      server = await openServer()
      folder = await mkdtemp(join(tmpdir(), 'vitrine-twins-'))
      provider = openWith(createSafeFetch(anywhere))
    })
    afterEach(async () => {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    })

    it('trains a twin with the key and the model', async () => {
      const id = await train()
      expect(await provider.twinState(id, signal())).toEqual({ state: 'working', percent: 40 })
      server.finish('twins')

      expect(await provider.twinState(id, signal())).toEqual({ state: 'ready' })
      expect(server.calls[0]?.headers[keyHeader[0]]).toBe(keyHeader[1])
      expect(JSON.stringify([...server.stored.twins.values()])).toContain('me.mp4')
      expect(JSON.stringify([...server.stored.twins.values()])).toContain('m1')
    })

    it('makes a twin speak and fetches the clip', async () => {
      const id = await speak()
      expect(await provider.clipState(id, signal())).toEqual({ state: 'working', percent: 40 })
      server.finish('clips')
      await provider.fetchClip(id, join(folder, 'clip.mp4'), signal())

      expect(await provider.clipState(id, signal())).toEqual({ state: 'ready' })
      expect(await readFile(join(folder, 'clip.mp4'), 'utf8')).toBe('a good file')
      expect(JSON.stringify([...server.stored.clips.values()])).toMatch(/speech\.wav/)
      expect(JSON.stringify([...server.stored.clips.values()])).toContain('r1')
    })

    it('finds what was requested under a name, and nothing else', async () => {
      const [twin, clip] = [await train('mine'), await speak('mine')]

      expect(await provider.findTwin('mine', signal())).toBe(twin)
      expect(await provider.findClip('mine', signal())).toBe(clip)
      expect([await provider.findTwin('other', signal()), await provider.findClip('other', signal())]).toEqual([
        undefined,
        undefined,
      ])
    })

    it('reports why a request failed', async () => {
      const [twin, clip] = [await train(), await speak()]
      server.finish('twins', 'failed', 'No face was found.')
      server.finish('clips', 'failed')

      expect(await provider.twinState(twin, signal())).toEqual({ state: 'failed', reason: 'No face was found.' })
      expect(await provider.clipState(clip, signal())).toEqual({ state: 'failed', reason: null })
    })

    it('deletes, twice without an error', async () => {
      const [twin, clip] = [await train(), await speak()]
      for (const _time of [1, 2]) {
        await provider.deleteTwin(twin, signal())
        await provider.deleteClip(clip, signal())
      }

      expect([server.stored.twins.size, server.stored.clips.size]).toEqual([0, 0])
      expect(await provider.twinState(twin, signal())).toEqual({ state: 'gone' })
      expect(await provider.clipState(clip, signal())).toEqual({ state: 'gone' })
    })

    it.each([
      ['a refused key', { status: 401 }, 'key'],
      ['an unpaid bill', { status: 402 }, 'key'],
      ['a recording that is not accepted', { status: 400, message: 'Too dark.' }, 'rejected'],
      ['a busy server', { status: 429 }, 'busy'],
      ['a server that is out of order', { status: 500 }, 'unknown'],
      ['a gateway without an answer', { status: 504 }, 'unknown'],
      ['a redirect', { status: 302 }, 'address'],
      ['an answer that is lost', 'done-and-silent', 'unknown'],
    ] satisfies [string, TwinFault, string][])('classifies the fault of %s', async (_name, turn, fault) => {
      server.fail('POST twins', turn)
      await expect(train()).rejects.toMatchObject({ fault })
    })

    it('reports when to retry and what the service says', async () => {
      server.fail('POST twins', { status: 429, retryAfter: '7' }, { status: 422, message: 'No face.' })

      await expect(train()).rejects.toMatchObject({ retryAfterSeconds: 7 })
      await expect(train()).rejects.toMatchObject({ fault: 'rejected', reason: 'No face.' })
    })

    it('gives up on a server that does not answer', async () => {
      server.fail('POST twins', 'hang')
      await expect(train('one', AbortSignal.timeout(200))).rejects.toMatchObject({ fault: 'unknown' })
    })

    it('rejects an answer about another object', async () => {
      const [twin, clip] = [await train(), await speak()]
      server.fail('GET twins', 'wrong-id')
      server.fail('GET clips', 'wrong-id')

      await expect(provider.twinState(twin, signal())).rejects.toMatchObject({ fault: 'unknown' })
      await expect(provider.clipState(clip, signal())).rejects.toMatchObject({ fault: 'unknown' })
    })

    it('does not connect to the internal network', async () => {
      provider = openWith(createSafeFetch())
      await expect(train()).rejects.toMatchObject({ fault: 'address' })
      expect(server.calls).toEqual([])
    })
  })
}
