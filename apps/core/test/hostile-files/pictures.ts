import { deflateSync, gzipSync } from 'node:zlib'
import { type HostileFile, png, pngPart, text, uint } from './hostile-file.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const jpegHead = '\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00'
const damaged = /damaged or incomplete/
const noDocument = /Choose a JPEG, PNG, PDF or PPTX/

const made: [name: string, make: () => Buffer, reason?: RegExp][] = [
  [
    'a PNG of 256 megapixels that is black',
    () => png(16_000, 16_000, deflateSync(Buffer.alloc(16_000 * 3000))),
    /40 megapixels/,
  ],
  ['a PNG that claims two thousand million pixels a side', () => png(2 ** 31 - 1, 2 ** 31 - 1), damaged],
  ['a PNG of 39 megapixels with rows for none', () => png(6500, 6000), damaged],
  ['a PNG without any size', () => png(0, 0), damaged],
  ['a PNG that is only a head', () => png(100, 100).subarray(0, 33), damaged],
  ['a PNG whose text unpacks to 200 MB', () => png(8, 8, deflateSync(Buffer.alloc(8 * 25)), bigText())],
  ['a PNG with 20,000 empty parts', () => png(8, 8, deflateSync(Buffer.alloc(8 * 25)), ...manyParts())],
  ['a JPEG that ends after its head', () => text(jpegHead), damaged],
  ['a JPEG of 65,500 pixels a side', () => text(jpegHead, hugeFrame(), '\xff\xd9'), /megapixels|damaged/],
  ['a JPEG of noise behind a good head', () => text(jpegHead, Buffer.alloc(200_000, 0x5a)), damaged],
  ['a GIF that is an SVG', () => text('GIF89a', svg), damaged],
  [
    'a GIF of 65,000 pixels a side',
    () => text('GIF89a\xe8\xfd\xe8\xfd\x00\x00\x00,\x00\x00\x00\x00\xe8\xfd\xe8\xfd\x00\x02\x02D\x01\x00;'),
    /megapixels|damaged/,
  ],
  [
    'a WebP that names more bytes than it has',
    () => text('RIFF\xff\xff\xff\x7fWEBPVP8 \xff\xff\xff\x7f', Buffer.alloc(500)),
    damaged,
  ],
  ['an SVG', () => Buffer.from(svg), /SVG/],
  ['an SVG called a PNG behind an XML head', () => Buffer.from(`<?xml version="1.0"?>${svg}`), /SVG|XML/],
  ['an SVG in gzip', () => gzipSync(svg), noDocument],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /page/],
  ['a page behind a picture', () => text(png(8, 8, deflateSync(Buffer.alloc(8 * 25))), '<script>alert(1)</script>')],
  ['a TIFF', () => text('II*\0', Buffer.alloc(300)), noDocument],
  ['a program', () => text('\x7fELF', Buffer.alloc(5000, 1)), noDocument],
  ['a program of another system', () => text('MZ\x90\x00', Buffer.alloc(5000, 1)), noDocument],
  ['one byte', () => Buffer.from([0]), noDocument],
  ['noise', () => Buffer.from(Array.from({ length: 50_000 }, (_, index) => (index * 7919 + 13) % 251)), noDocument],
  ['20 MB of one letter', () => Buffer.alloc(20_000_000, 'a'), noDocument],
]

export const pictures: HostileFile[] = made.map(([name, make, reason]) => ({
  name,
  kind: 'content',
  make,
  ...(reason ? { reason } : {}),
}))

function bigText(): Buffer {
  return pngPart('zTXt', text('Comment\0\0', deflateSync(Buffer.alloc(200_000_000, 'a'), { level: 1 })))
}

function manyParts(): Buffer[] {
  return Array.from({ length: 20_000 }, () => pngPart('tIME', Buffer.alloc(7, 1)))
}

function hugeFrame(): Buffer {
  const channels = Buffer.from([3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])
  return text('\xff\xc0', uint(17, 2), Buffer.from([8]), uint(65_500, 2), uint(65_500, 2), channels)
}
