import { crc32, deflateSync } from 'node:zlib'
import type { Profile, User } from '@vitrine/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'

const wrongType = 'Please upload a JPEG, PNG, GIF, or WebP image.'
const boundary = 'the-parts-meet-here'

let test: TestApp
let ana: Client

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  ana = await test.customer('waymark', 'ana')
})
afterAll(() => test.close())

describe('a profile picture', () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('of type %s becomes a square WebP of 512 pixels', async (kind) => {
    const { status, body } = await upload(ana, await photo().toFormat(kind).toBuffer(), 'holiday.txt')
    const { bytes, type } = await seen(ana, body.profilePictureUrl)
    const { format, width, height } = await sharp(bytes).metadata()

    expect([status, type]).toEqual([200, 'image/webp'])
    expect({ format, width, height }).toEqual({ format: 'webp', width: 512, height: 512 })
  })

  it('is part of the profile', async () => {
    const { body } = await upload(ana, await photo().png().toBuffer())
    const { body: answer } = await ana.call<{ user: User }>('GET /auth/user')

    expect(body.profilePictureUrl).toContain('/media/')
    expect(answer.user.profilePictureUrl).toBe(body.profilePictureUrl)
    expect((await ana.call<Profile>('GET /auth/profile')).body).toEqual(body)
  })

  it('is rotated upright and loses its location', async () => {
    const gps = { IFD0: { Copyright: 'a secret owner' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 9/1 0/1' } }
    const tall = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'red' } })
      .composite([{ input: await photo(600, 200, 'blue').png().toBuffer(), top: 0, left: 0 }])
      .withExif(gps)
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer()
    const { body } = await upload(ana, tall)
    const { bytes } = await seen(ana, body.profilePictureUrl)
    const metadata = await sharp(bytes).metadata()
    const [red = 0, , blue = 0] = await sharp(bytes)
      .extract({ left: 250, top: 60, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer()

    expect([metadata.exif, metadata.orientation, metadata.icc]).toEqual([undefined, undefined, undefined])
    expect(red).toBeGreaterThan(blue)
  })

  it('replaces and deletes the earlier one', async () => {
    const first = (await upload(ana, await photo().png().toBuffer())).body.profilePictureUrl
    const second = (await upload(ana, await photo().png().toBuffer())).body.profilePictureUrl

    expect((await seen(ana, first)).status).toBe(404)
    expect((await seen(ana, second)).status).toBe(200)
  })

  it('is served on its own tenant’s host only, and changes nobody else’s picture', async () => {
    const { body } = await upload(ana, await photo().png().toBuffer())
    const bo = await test.customer('waymark', 'bo')

    expect((await seen(test.visitor('keystone'), body.profilePictureUrl)).status).toBe(404)
    expect((await bo.call<Profile>('GET /auth/profile')).body.profilePictureUrl).toBeNull()
  })
})

describe('a hostile file', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const pdf = '%PDF-1.4 with JPEG inside \xff\xd8\xff'

  it.each([
    ['a text with the name of a picture', Buffer.from('not a picture')],
    ['an SVG', Buffer.from(svg)],
    ['an XML before an SVG', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a PDF', Buffer.from(pdf, 'latin1')],
    ['a TIFF', Buffer.from('II*\0', 'latin1')],
    ['nothing at all', Buffer.alloc(0)],
  ])('is refused by its content, not by its name: %s', async (_what, bytes) => {
    const { status, body } = await upload(ana, bytes, 'me.png')

    expect([status, body.code, body.error, body.message]).toEqual([415, 'picture-type', wrongType, wrongType])
  })

  it.each([
    ['cut off in the middle', async () => half(await photo(900, 900).jpeg().toBuffer())],
    ['cut off after its head', async () => (await photo().png().toBuffer()).subarray(0, 40)],
    ['of nothing but a head', async () => Buffer.from('GIF89a')],
    ['of 256 megapixels', async () => hugePng(16_000, 16_000)],
    ['that claims to be wider than can be', async () => hugePng(2 ** 31 - 1, 2 ** 31 - 1)],
    ['that is an SVG behind the head of a GIF', async () => Buffer.from(`GIF89a${svg}`)],
  ])('of type %s is refused, and the earlier picture stays', async (_what, make) => {
    const before = (await upload(ana, await photo().png().toBuffer())).body.profilePictureUrl
    const { status, body } = await upload(ana, await make())

    expect([status, body.code]).toEqual([422, 'picture-unreadable'])
    expect(body.error).toBe(body.message)
    expect((await seen(ana, before)).status).toBe(200)
  })

  it('with too many pixels to decode is refused with a message', async () => {
    const { body } = await upload(ana, hugePng(16_000, 16_000))

    expect(body.error).toBe('The image has more than 40 megapixels. Make it smaller and try again.')
  })

  it('that is a picture and a page at once is stored as a picture only', async () => {
    const script = '<script>alert(document.domain)</script>'
    const both = Buffer.concat([await photo().gif().toBuffer(), Buffer.from(script)])
    const { body } = await upload(ana, both, 'page.html')
    const { bytes, type, nosniff } = await seen(ana, body.profilePictureUrl)

    expect([type, nosniff]).toEqual(['image/webp', 'nosniff'])
    expect(bytes.includes('script')).toBe(false)
  })

  it('of 6 MB is refused', async () => {
    const message = 'Please upload an image smaller than 5MB.'
    const { status, body } = await upload(ana, Buffer.concat([await photo().png().toBuffer(), Buffer.alloc(6_000_000)]))

    expect([status, body.code, body.error, body.message]).toEqual([413, 'picture-too-large', message, message])
  })

  it.each([
    ['application/json', '{"profilePicture":"x"}', 415],
    [`multipart/form-data; boundary=${boundary}`, 'no parts at all', 400],
    [
      `multipart/form-data; boundary=${boundary}`,
      `--${boundary}\r\nContent-Disposition: form-data; name="profilePicture"; filename="a.png"\r\n\r\nand then noth`,
      400,
    ],
    [`multipart/form-data; boundary=${boundary}`, `--${boundary}--\r\n`, 422],
    ['multipart/form-data', 'x', 400],
  ])('in the unreadable body %s gets an answer at once', async (type, payload, expected) => {
    const { status, body } = await send(ana, Buffer.from(payload), type)

    expect([status, typeof body.error]).toEqual([expected, 'string'])
  })

  it('in another field is refused', async () => {
    const { status, body } = await upload(ana, await photo().png().toBuffer(), 'me.png', 'somethingElse')

    expect([status, body.code]).toEqual([422, 'invalid'])
  })
})

it('drawing pictures does not delay other calls, and too many at once are refused', async () => {
  const bytes = await photo(3000, 3000).jpeg().toBuffer()
  const uploads = Promise.all(Array.from({ length: 20 }, () => upload(ana, bytes)))
  let isDrawn = false
  void uploads.then(() => (isDrawn = true))
  await ana.call('GET /healthz')
  expect(isDrawn).toBe(false)
  const statuses = (await uploads).map(({ status }) => status)

  // The number of uploads accepted while eight wait depends on the machine. At least one is refused.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(8)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})

function photo(width = 640, height = 480, background = 'teal') {
  return sharp({ create: { width, height, channels: 3, background } })
}

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2)
}

/** A picture that would fill the memory: its size is believed before its few pixels have come. */
function hugePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const chunks = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

function upload(client: Client, bytes: Buffer, filename = 'me.png', field = 'profilePicture') {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: image/png\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return send(client, payload, `multipart/form-data; boundary=${boundary}`)
}

function send(client: Client, body: Buffer, type: string) {
  const headers = { 'content-type': type }
  return client.call<Profile & Record<'code' | 'error' | 'message', string>>('POST /auth/profile/picture', {
    body,
    headers,
  })
}

async function seen(client: Client, url: string | null) {
  const answer = await test.app.inject({ url: url ?? '', headers: { host: client.host } })
  const { 'content-type': type, 'x-content-type-options': nosniff } = answer.headers
  return { status: answer.statusCode, bytes: answer.rawPayload, type, nosniff }
}
