import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecordType, Resolver } from '../ports/resolver.ts'

/** What name servers say in the tests of every adapter; `silent` is a name that nobody answers for. */
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

/** What every resolver must do; each adapter's test calls it with one for which the records of `zone` are true. */
export function resolverSuite(name: string, open: () => Promise<Opened>): void {
  describe(`resolver ${name}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    it.each(zone)('finds $type of $name', async ({ name: host, type, values }) => {
      expect((await opened.resolver.find(host, type)).toSorted()).toEqual(values.toSorted())
    })

    it('says that there is nothing where there is nothing, of the name or of the kind', async () => {
      expect(await opened.resolver.find('nobody.site.test', 'A')).toEqual([])
      expect(await opened.resolver.find('_check.site.test', 'CAA')).toEqual([])
    })

    it('throws where nobody answers, which says nothing about the records', async () => {
      await expect(opened.resolver.find(SILENT, 'TXT')).rejects.toBeInstanceOf(Error)
    })
  })
}
