import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Prober } from '../ports/prober.ts'

export const SITE = { host: 'site.test', address: '127.0.0.1', path: '/.well-known/site-check' }
export const PROOF = '{"site":"0197"}'

interface Opened {
  prober: Prober
  close(): Promise<void>
}

/** The contract of the port. The test of each adapter passes a prober for which only `SITE` answers, with `PROOF`. */
export function proberSuite(name: string, open: () => Promise<Opened>): void {
  describe(`prober ${name}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    it('returns body, response time and expiry of the certificate', async () => {
      const probe = await opened.prober.get(SITE)

      expect(probe).toMatchObject({ isReached: true, body: PROOF })
      if (!probe.isReached) return
      expect(probe.milliseconds).toBeGreaterThanOrEqual(0)
      expect(probe.certificateUntil?.getTime()).toBeGreaterThan(Date.now())
    })

    it('does not accept a certificate for another name', async () => {
      expect(await opened.prober.get({ ...SITE, host: 'other.test' })).toEqual({ isReached: false })
    })
  })
}
