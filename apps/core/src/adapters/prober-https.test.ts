import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createScriptedDns } from '../../test/servers/scripted-dns.ts'
import { createHttpsProber } from './prober-https.ts'
import { PROOF, SITE, proberSuite } from './prober.suite.ts'

// Issued for a reserved name, valid for a hundred years, trusted by these tests only.
const certificate = (name: string) => readFileSync(new URL(`../../test/certificates/${name}.pem`, import.meta.url))
const [cert, key] = [certificate('site.test'), certificate('site.test.key')]

async function openSite(answer: string) {
  const heard: string[] = []
  const server = createServer({ cert, key }, (request, response) => {
    heard.push(`${request.headers.host} ${request.url}`)
    response.end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { port, heard, close: () => new Promise<void>((resolve) => void server.close(() => resolve())) }
}

proberSuite('https', async () => {
  const { port, close } = await openSite(PROOF)
  return { prober: createHttpsProber({ port, trusted: cert }), close }
})

proberSuite('scripted', async () => {
  const { prober, answers } = createScriptedDns()
  answers(async () => PROOF)
  const get: typeof prober.get = async (target) =>
    target.host === SITE.host ? prober.get(target) : { isReached: false }
  return { prober: { get }, close: async () => {} }
})

it('rejects an untrusted certificate and truncates a long body', async () => {
  const { port, heard, close } = await openSite('x'.repeat(100_000))
  const long = await createHttpsProber({ port, trusted: cert }).get(SITE)

  expect(long.isReached && long.body.length).toBe(4096)
  expect(heard).toEqual([`site.test:${port} ${SITE.path}`])
  expect(await createHttpsProber({ port }).get(SITE)).toEqual({ isReached: false })
  await close()
})
