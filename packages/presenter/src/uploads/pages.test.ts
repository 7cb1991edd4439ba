import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tempFolder } from '../../test/sample-job.ts'
import { preparePages } from './pages.ts'
import { hasExternalParts } from './slide-xml.ts'

const OFFICE = '/usr/bin/soffice'
/** LibreOffice takes many seconds to start. */
const isLong = process.env.TEST_SCOPE === 'long'

let folder = ''
beforeAll(async () => {
  folder = await tempFolder()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function pagesOf(name: string, bytes: Buffer | string) {
  const inputPath = join(folder, name)
  await writeFile(inputPath, bytes)
  return preparePages({ inputPath, outputFolder: join(folder, `${name}-pages`) }, {})
}

test('a photo becomes upright, loses its metadata and is limited in size', async () => {
  const photo = sharp({ create: { width: 2400, height: 1200, channels: 3, background: 'teal' } })
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 9/1 0/1' } }
  const { kind, pictures, isExact } = await pagesOf(
    'photo.txt',
    await photo.withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  )
  const { format, width, height, exif, orientation } = await sharp(pictures[0]?.path).metadata()

  expect([kind, pictures.length, isExact]).toEqual(['picture', 1, true])
  expect([format, width, height, exif, orientation]).toEqual(['webp', 960, 1920, undefined, undefined])
})

test('every page of a PDF becomes an image', async () => {
  const { kind, pictures } = await pagesOf('two.pdf', pdfOf(['Harbour', 'Hills']))
  const stats = await sharp(pictures[1]?.path).stats()

  expect([kind, pictures.length]).toEqual(['pdf', 2])
  expect(stats.channels[0]?.min).toBeLessThan(80)
})

test('slides are laid out from their texts, in the order of the presentation', async () => {
  const { kind, pictures } = await pagesOf('slides.zip', pptxOf(['Second thoughts', 'First light']))

  expect(kind).toBe('pptx')
  expect(pictures.map(({ caption }) => caption)).toEqual(['First light', 'Second thoughts'])
  expect(await sharp(pictures[0]?.path).metadata()).toMatchObject({ width: 1280, height: 720 })
})

test('a presentation with external parts is not opened by LibreOffice', async () => {
  const outside = (type: string) =>
    `<Relationships><Relationship Id="x" Type="http://any/${type}" Target="http://10.0.0.1/a" TargetMode="External"/></Relationships>`
  const more = { 'ppt/slides/_rels/slide1.xml.rels': outside('image') }
  const { isExact } = await pagesOf('outside.pptx', pptxOf(['Two', 'One'], more))

  expect(isExact).toBe(false)
  expect(['image', 'hyperlink'].map((type) => hasExternalParts(Buffer.from(outside(type))))).toEqual([true, false])
})

test.runIf(isLong && existsSync(OFFICE))(
  'slides look as they are when LibreOffice is installed',
  async () => {
    const source = fileURLToPath(new URL('../../test/two-slides.fodp', import.meta.url))
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'own')).href}`
    await promisify(execFile)(OFFICE, ['--headless', profile, '--convert-to', 'pptx', '--outdir', folder, source])
    const { isExact, pictures } = await pagesOf('exact.pptx', await readFile(join(folder, 'two-slides.pptx')))
    const { dominant } = await sharp(pictures[0]?.path).stats()

    expect([isExact, pictures.length]).toEqual([true, 2])
    // The slide's own ground, #0b6e69, which a layout of ours would not have.
    expect(Math.hypot(dominant.r - 0x0b, dominant.g - 0x6e, dominant.b - 0x69)).toBeLessThan(24)
  },
  60_000,
)

test('a zip that is no presentation is rejected with the reason', async () => {
  await expect(pagesOf('other.pptx', zipOf({ 'readme.txt': 'hello' }))).rejects.toMatchObject({
    code: 'file-refused',
    message: 'This ZIP file isn’t a presentation. Choose a PPTX file.',
  })
})

function pdfOf(texts: readonly string[]): string {
  const pages = texts.map((text, index) => {
    const content = `BT /F1 40 Tf 40 100 Td (${text}) Tj ET`
    const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + index * 2} 0 R>>`
    return `${4 + index * 2} 0 obj ${page} endobj ${5 + index * 2} 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj`
  })
  const kids = texts.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  return `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Count ${texts.length}/Kids[${kids}]>> endobj
3 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
${pages.join('\n')}
trailer <</Root 1 0 R>>`
}

/** A presentation whose first file holds the second slide. */
function pptxOf([second, first]: readonly string[], more: Record<string, string> = {}): Buffer {
  const paragraph = (text: string, manner = '') => `<a:p>${manner}<a:r><a:t>${text}</a:t></a:r></a:p>`
  const shape = (place: string, words: string) => `<p:sp>${place}<p:txBody>${words}</p:txBody></p:sp>`
  const body = paragraph('A point &amp; another') + paragraph('سلام', '<a:pPr lvl="1"/>')
  const slide = (title = '') =>
    `<p:sld>${shape('<p:ph type="title"/>', paragraph(title))}${shape('<p:ph type="body"/>', body)}</p:sld>`
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'ppt/presentation.xml':
      '<p:presentation><p:sldIdLst><p:sldId r:id="b"/><p:sldId r:id="a"/></p:sldIdLst></p:presentation>',
    'ppt/_rels/presentation.xml.rels':
      '<Relationships><Relationship Id="a" Target="slides/slide1.xml"/><Relationship Id="b" Target="slides/slide2.xml"/></Relationships>',
    'ppt/slides/slide1.xml': slide(second),
    'ppt/slides/slide2.xml': slide(first),
    ...more,
  })
}

/** A zip of entries that are not packed. */
function zipOf(entries: Record<string, string>): Buffer {
  const [parts, list]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const [head, data] = [Buffer.alloc(26), Buffer.from(text)]
    head.writeUInt16LE(20, 0)
    head.writeUInt32LE(crc32(data), 10)
    head.writeUInt32LE(data.length, 14)
    head.writeUInt32LE(data.length, 18)
    head.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), data])
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), head, place, Buffer.from(name)]))
    parts.push(local)
    offset += local.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(list.length, 4)
  end.writeUInt16LE(list.length, 6)
  end.writeUInt32LE(Buffer.concat(list).length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, ...list, Buffer.from('PK\x05\x06'), end])
}
