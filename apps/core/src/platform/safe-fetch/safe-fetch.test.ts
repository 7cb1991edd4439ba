import { type RequestListener, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bareAddresses, hostileAddresses, resolveHostile } from '../../../test/hostile-addresses.ts'
import { isPublic } from './addresses.ts'
import { createSafeFetch } from './safe-fetch.ts'

let listener: RequestListener = (_request, response) => response.end('canary')
const heard: string[] = []
let port = 0
const server = createServer((request, response) => {
  heard.push(request.url ?? '')
  listener(request, response)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())
beforeEach(() => {
  heard.length = 0
})

/** Creates the fetch of the product, which also allows the port of the test's server. */
const guarded = () => createSafeFetch({ resolve: resolveHostile, ports: [80, 443, port] })
/** Reaches this machine, for everything that is not about addresses. */
const open = (names = resolveHostile) =>
  createSafeFetch({ resolve: names, ports: [port], isAllowed: (one) => one === '127.0.0.1' })
const here = (path = '/') => `http://127.0.0.1:${port}${path}`

describe('internal addresses', () => {
  it('are refused in every spelling, without a request', async () => {
    for (const spelling of [...bareAddresses, ...hostileAddresses(port)]) {
      // 203.0.113.0 and the like never answer; what counts is that nothing is tried.
      const trouble = await guarded()(spelling, { timeoutMs: 1500 }).then(
        () => 'answered',
        (error: { trouble?: string }) => error.trouble,
      )
      expect([spelling, trouble]).toEqual([spelling, 'address-refused'])
    }
    expect(heard).toEqual([])
  })

  it('are recognised by their ranges, without public ones', () => {
    expect(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111', '::ffff:1.1.1.1'].every(isPublic)).toBe(true)
    expect(['127.0.0.1', 'fe80::1%eth0', 'no address', '', '::ffff:10.0.0.1', '3fff::1x'].some(isPublic)).toBe(false)
  })

  it('are not reached by a redirect', async () => {
    listener = (_request, response) =>
      response.writeHead(302, { location: `http://169.254.169.254:${port}/latest` }).end()

    await expect(open()(here(), { timeoutMs: 1500 })).rejects.toMatchObject({ trouble: 'address-refused' })
    expect(heard).toHaveLength(1)
  })

  it('are not reached by DNS rebinding', async () => {
    let asked = 0
    listener = (_request, response) => response.end('reached')
    const rebinding = async () => (++asked === 1 ? ['127.0.0.1'] : ['10.0.0.1'])
    const { body } = await open(rebinding)(`http://rebind.test:${port}/`)

    expect([asked, body.toString()]).toEqual([1, 'reached'])
  })
})

describe('an outbound request', () => {
  it('follows five redirects and not six, each checked', async () => {
    listener = (request, response) => {
      const left = Number(request.url?.slice(1))
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end()
      else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('there')
    }

    expect(await open()(here('/5'))).toMatchObject({ url: here('/0'), status: 200, contentType: 'text/html' })
    await expect(open()(here('/6'))).rejects.toMatchObject({ trouble: 'too-many-redirects' })
  })

  it('sends no cookie and no name of ours, and does not follow a redirect of a POST', async () => {
    let sent: unknown
    listener = (request, response) => {
      sent = request.headers
      response.writeHead(307, { location: '/elsewhere', 'set-cookie': 'a=b' }).end()
    }
    const { status } = await open()(here(), { method: 'POST', body: Buffer.from('x') })

    expect([status, heard.length]).toEqual([307, 1])
    expect(sent).not.toHaveProperty('cookie')
    expect(sent).not.toHaveProperty('referer')
  })

  it('stops at its size limit, also when compressed', async () => {
    const packed = gzipSync(Buffer.alloc(20 * 1024 * 1024))
    listener = (request, response) => {
      if (request.url === '/packed') response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed)
      else if (request.url === '/announced') response.writeHead(200, { 'content-length': '9999999' }).end()
      else for (let index = 0; index < 200; index += 1) response.write(Buffer.alloc(10_000))
    }

    expect(packed.length).toBeLessThan(100_000)
    for (const path of ['/packed', '/announced', '/endless'])
      await expect(open()(here(path), { bytesMax: 1_000_000 })).rejects.toMatchObject({ trouble: 'too-large' })
  })

  it('is decompressed and read completely', async () => {
    listener = (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'text/html' }).end(gzipSync('hello'))

    expect((await open()(here())).body.toString()).toBe('hello')
  })

  it('is limited in time, from the first byte to the last', async () => {
    listener = (request, response) => {
      if (request.url === '/slow') response.writeHead(200).write('a')
    }

    for (const path of ['/silent', '/slow'])
      await expect(open()(here(path), { timeoutMs: 200 })).rejects.toMatchObject({ trouble: 'too-slow' })
    const never = () => new Promise<string[]>(() => {})
    await expect(open(never)(`http://lost.test:${port}/`, { timeoutMs: 200 })).rejects.toMatchObject({
      trouble: 'too-slow',
    })
  })

  it('accepts the expected content type only', async () => {
    listener = (_request, response) => response.writeHead(200, { 'content-type': 'application/zip' }).end('PK')

    await expect(open()(here(), { contentTypes: ['text/html'] })).rejects.toMatchObject({ trouble: 'wrong-type' })
  })
})
