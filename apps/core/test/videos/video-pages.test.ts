import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Upload, Video } from '@vitrine/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSafeFetch } from '../../src/platform/safe-fetch/safe-fetch.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { create, read } from '../renditions.ts'
import { checked, upload } from '../uploads.ts'

let test: TestApp
let ana: Client
let people = 0
let site: Server
let port = 0
const heard: string[] = []

beforeAll(async () => {
  site = createServer((request, response) => {
    heard.push(request.url ?? '')
    if (request.url === '/inside') return response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
    if (request.url === '/members') return response.writeHead(401, { 'content-type': 'text/html' }).end()
    return response.setHeader('content-type', 'text/html; charset=utf-8').end('<title>Harbour tours</title>')
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  port = (site.address() as AddressInfo).port
  const safeFetch = createSafeFetch({
    ports: [port, 80],
    resolve: async (name) => [name === 'site.test' ? '127.0.0.1' : name.replace(/^\[|\]$/g, '')],
    isAllowed: (address) => address === '127.0.0.1',
  })
  const screen = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#c60' } })
    .png()
    .toBuffer()
  const screenshotter = { capture: async () => screen, close: async () => {} }
  test = await testApp({ safeFetch, screenshotter, withRealMediaProcessor: true })
})
afterAll(async () => {
  await test.close()
  site.close()
})
beforeEach(async () => {
  heard.length = 0
  ana = await test.customer('waymark', `guide-${people++}`)
})

describe('a video with a web page', () => {
  it('shows a screenshot of the page without a manual capture', async () => {
    const video = await made({ screenShareUrl: at('/tours') })

    expect(picturesOf(video)).toMatchObject([{ caption: 'site.test' }])
    expect(video.notes).toEqual([])
    expect(video.screenShareUrl).toBe(at('/tours'))
  })

  it('captures the page once, and shows the same when it is made again', async () => {
    const video = await made({ screenShareUrl: at('/tours') })
    const { body } = await ana.call<Video>('POST /api/videos/:id/duplicate', { params: { id: video.id } })
    const copy = await ana.finished(body.id)

    expect(heard.filter((path) => path === '/tours')).toHaveLength(1)
    expect(picturesOf(copy, 1)).toMatchObject([{ caption: 'site.test' }])
  })

  it('shows the page after the person’s files', async () => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#06c' } })
      .png()
      .toBuffer()
    const { id } = await upload(ana, 'content', photo, 'boat.png')
    await checked(ana, id)
    const video = await made({ screenShareUrl: at('/tours'), contentIds: [id] })

    expect(picturesOf(video).map(({ caption }) => caption)).toEqual([undefined, 'site.test'])
  })

  it('does not capture a page again', async () => {
    const { body: captured } = await ana.call<Upload>('POST /api/capture', { body: { url: at('/first') } })
    await checked(ana, captured.id)
    const video = await made({ screenShareUrl: at('/tours'), contentIds: [captured.id] })

    expect(picturesOf(video)).toHaveLength(1)
    expect(heard).not.toContain('/tours')
  })

  it.each([
    ['a private address', 'http://10.0.0.8/', 'page-private'],
    ['an address of the cloud', 'http://169.254.169.254/latest/meta-data', 'page-private'],
    ['a page that leads inside', '/inside', 'page-private'],
    ['a page for members', '/members', 'page-needs-sign-in'],
    ['a site that does not answer', 'http://127.0.0.1:80/', 'page-unreachable'],
  ])('is made without the page, with the reason, for %s', async (_name, address, reason) => {
    const video = await made({ screenShareUrl: address.startsWith('/') ? at(address) : address })

    expect(video).toMatchObject({ status: 'ready', creditsCharged: 0.5 })
    expect(picturesOf(video)).toEqual([])
    expect(video.notes).toMatchObject([{ code: 'page-not-shown', reason }])
    expect(video.notes[0]?.message).toMatch(/^The web page isn’t in this video\. [A-Z].*\.$/)
  })

  it('reports that the person has no space for another file', async () => {
    const body = { kind: 'content', name: 'file', bytes: 1 }
    for (let opened = 0; opened < 10; opened++) await ana.call('POST /api/uploads', { body })

    expect((await made({ screenShareUrl: at('/tours') })).notes).toMatchObject([{ reason: 'uploads-full' }])
  })
})

it('a video without a page mentions none', async () => {
  expect((await made({})).notes).toEqual([])
  expect(heard).toEqual([])
})

function at(path: string): string {
  return `http://site.test:${port}${path}`
}

async function made(draft: Record<string, unknown>): Promise<Video> {
  const script = `We walk along the harbour, time ${Math.random()}.`
  const { body } = await create(ana, { script, ...draft })
  await ana.finished(body.id)
  return read(ana, body.id)
}

/** Returns the pictures that its render showed beside the presenter. */
function picturesOf({ script }: Video, nth = 0) {
  return test.renderer.jobs.filter((job) => job.script === script)[nth]?.pictures ?? []
}
