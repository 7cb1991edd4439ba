import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecordType, Resolver } from '../ports/resolver.ts'

/** The records of the test zone. No name server answers for `SILENT`. */
export const zone: readonly { name: string; type: RecordType; values: string[] }[] = [
  { name: '_check.site.test', type: 'TXT', values: ['site-check=AbC123', 'v=spf1 include:mail.test ~all'] },
  { name: 'www.site.test', type: 'CNAME', values: ['edge.host.test'] },
  { name: 'site.test', type: 'A', values: ['203.0.113.7', '203.0.113.8'] },
  { name: 'site.test', type: 'AAAA', values: ['2001:db8::7'] },
  { name: 'site.test', type: 'CAA', values: ['letsencrypt.org'] },
]
export const SILENT = 'silent.test'

interface Opened {
  resolver: Resolver
  close(): Promise<void>
}

/** Tests the behaviour required of every resolver. Each adapter's test passes one that serves `zone`. */
export function resolverSuite(name: string, open: () => Promise<Opened>): void {
  describe(`resolver ${name}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    it.each(zone)('resolves $type of $name', async ({ name: host, type, values }) => {
      expect((await opened.resolver.resolve(host, type)).toSorted()).toEqual(values.toSorted())
    })

    it('returns nothing for a missing name and for a missing type', async () => {
      expect(await opened.resolver.resolve('nobody.site.test', 'A')).toEqual([])
      expect(await opened.resolver.resolve('_check.site.test', 'CAA')).toEqual([])
    })

    it('throws when no server answers', async () => {
      await expect(opened.resolver.resolve(SILENT, 'TXT')).rejects.toBeInstanceOf(Error)
    })
  })
}
