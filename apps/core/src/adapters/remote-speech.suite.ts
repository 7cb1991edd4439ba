import { afterEach, describe, expect, it } from 'vitest'
import { type SpeechTurn, fetchHere, openSpeechServer } from '../../test/servers/remote-speech-server.ts'
import { createSafeFetch } from '../platform/safe-fetch/safe-fetch.ts'
import type { OpenRemoteSpeech, SpeechConnection } from '../ports/remote-speech.ts'

interface Kind {
  kind: SpeechConnection['kind']
  open: (connection: SpeechConnection, fetch: typeof fetchHere) => ReturnType<OpenRemoteSpeech>
  /** A successful response of a server of this kind. */
  sound: SpeechTurn
  /** The header that carries the key. */
  keyHeader: [name: string, value: string]
}

/** The contract of every speech server. Each adapter's test calls it. */
export function remoteSpeechSuite({ kind, open, sound, keyHeader }: Kind): void {
  describe(`remote speech of ${kind}`, () => {
    let server: Awaited<ReturnType<typeof openSpeechServer>> | undefined
    afterEach(() => server?.close())

    async function speak(turn: SpeechTurn, { speed = 1, fetch = fetchHere, signal = AbortSignal.timeout(5000) } = {}) {
      server = await openSpeechServer(() => turn)
      const connection = { kind, baseUrl: server.url, key: 'sk-secret', model: 'm1', isInstallation: false }
      return open(connection, fetch).speak({ voice: 'ana', text: 'A quiet morning.', speed }, signal)
    }

    it('sends text, model and key, and returns audio', async () => {
      const answer = await speak(sound)

      expect(answer.bytes.length).toBeGreaterThan(10)
      expect(JSON.stringify(server?.seen[0]?.body)).toContain('A quiet morning.')
      expect(JSON.stringify(server?.seen[0]?.body)).toContain('m1')
      expect(server?.seen[0]?.headers[keyHeader[0]]).toBe(keyHeader[1])
    })

    it('sends a speed only when it is not the default', async () => {
      await speak(sound)
      expect(JSON.stringify(server?.seen[0]?.body)).not.toContain('speed')
      await server?.close()
      await speak(sound, { speed: 0.8 })
      expect(JSON.stringify(server?.seen[0]?.body)).toContain('"speed":0.8')
    })

    it.each([
      ['a refused key', { status: 401 }, 'key'],
      ['an unpaid bill', { status: 402 }, 'key'],
      ['an unknown voice', { status: 404 }, 'voice'],
      ['a text that is not accepted', { status: 422 }, 'text'],
      ['a busy server', { status: 429, retryAfter: '7' }, 'busy'],
      ['a server that is out of order', { status: 503 }, 'unreachable'],
      ['a redirect', { status: 302 }, 'address'],
      ['a login page', { page: '<form>' }, 'address'],
      ['an answer without sound', Buffer.alloc(0), 'unreachable'],
      ['a connection that is cut', 'cut', 'unreachable'],
    ] satisfies [string, SpeechTurn, string][])('classifies the fault of %s', async (_name, turn, fault) => {
      await expect(speak(turn)).rejects.toMatchObject({ fault })
    })

    it('reports when to retry', async () => {
      await expect(speak({ status: 429, retryAfter: '7' })).rejects.toMatchObject({ retryAfterSeconds: 7 })
    })

    it('gives up on a server that does not answer', async () => {
      await expect(speak('hang', { signal: AbortSignal.timeout(200) })).rejects.toMatchObject({ fault: 'unreachable' })
    })

    it('does not connect to the internal network', async () => {
      await expect(speak(sound, { fetch: createSafeFetch() })).rejects.toMatchObject({ fault: 'address' })
      expect(server?.seen).toEqual([])
    })
  })
}
