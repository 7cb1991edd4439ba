import { deflateSync } from 'node:zlib'
import { type HostileFile, text } from './hostile-file.ts'

const damaged = /PDF can’t be read/

interface Pdf {
  pages?: string
  objects?: readonly string[]
  catalog?: string
}

/** A PDF without a table of places, which readers have to find by themselves. Objects are numbered from 10. */
export function pdf(
  { pages = '<</Type/Pages/Count 1/Kids[3 0 R]>>', objects = [], catalog = '' }: Pdf,
  content = '',
): Buffer {
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</XObject<</X 10 0 R>>>>>>'
  const all = [`<</Type/Catalog/Pages 2 0 R${catalog}>>`, pages, page, stream(content)]
  const numbered = all.map((body, index) => `${index + 1} 0 obj ${body} endobj`)
  const more = objects.map((body, index) => `${index + 10} 0 obj ${body} endobj`)
  return text(`%PDF-1.7\n${[...numbered, ...more].join('\n')}\ntrailer <</Root 1 0 R>>\n%%EOF`)
}

function stream(content: string | Buffer, dictionary = ''): string {
  const bytes = Buffer.from(content)
  return `<<${dictionary}/Length ${bytes.length}>> stream\n${bytes.toString('latin1')}\nendstream`
}

const form = (content: string, next: string) =>
  stream(content, `/Type/XObject/Subtype/Form/BBox[0 0 300 200]/Resources<</XObject<</X ${next} 0 R>>>>`)

const image = (width: number, height: number, data: Buffer, filter = '/Filter/FlateDecode') =>
  stream(
    data,
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/DeviceRGB${filter}`,
  )

/** Twelve drawings each of which draws the next one ten times over. */
function ladder(): string[] {
  return Array.from({ length: 12 }, (_, step) => form('/X Do '.repeat(10), String(11 + step)))
}

const kids = Array.from({ length: 10_000 }, () => '3 0 R').join(' ')
const made: [name: string, make: () => Buffer, reason?: RegExp][] = [
  ['only its mark', () => text('%PDF-1.7\n'), damaged],
  ['its mark before noise', () => text('%PDF-1.7\n', Buffer.alloc(100_000, 0x91)), damaged],
  ['cut off in its first object', () => pdf({}).subarray(0, 60), damaged],
  [
    '10,000 pages',
    () => pdf({ pages: `<</Type/Pages/Count 10000/Kids[${kids}]>>` }),
    /more than 60 pages|can’t be read/,
  ],
  ['a count of pages that is a lie', () => pdf({ pages: '<</Type/Pages/Count 50/Kids[3 0 R]>>' })],
  ['pages that hold themselves', () => pdf({ pages: '<</Type/Pages/Count 2/Kids[2 0 R 2 0 R]>>' })],
  ['no pages at all', () => pdf({ pages: '<</Type/Pages/Count 0/Kids[]>>' }), /no page|can’t be read/],
  ['a drawing that draws itself', () => pdf({ objects: [form('/X Do', '10')] }, '/X Do')],
  ['drawings that draw each other', () => pdf({ objects: [form('/X Do', '11'), form('/X Do', '10')] }, '/X Do')],
  ['a million million drawings in twelve', () => pdf({ objects: ladder() }, '/X Do')],
  [
    'an image of 900 megapixels',
    () => pdf({ objects: [image(30_000, 30_000, deflateSync(Buffer.alloc(100_000)))] }, '/X Do'),
  ],
  [
    'an image that unpacks to 300 MB',
    () => pdf({ objects: [image(100, 100, deflateSync(Buffer.alloc(300_000_000), { level: 1 }))] }, '/X Do'),
  ],
  ['a page of a million points a side', () => hugePage('0 0 1000000 1000000')],
  ['a page of no size', () => hugePage('0 0 0 0')],
  ['a page of numbers that are none', () => hugePage('0 0 /a (b)')],
  [
    'a script that runs when it opens',
    () => pdf({ catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\); while\\(true\\);)>>' }),
  ],
  ['a file that it wants to open', () => pdf({ catalog: '/OpenAction<</S/Launch/F(/bin/sh)>>' })],
  ['two million strokes', () => pdf({}, '0 0 m 300 200 l S '.repeat(2_000_000 / 10))],
  ['nested arrays without end', () => pdf({ objects: ['['.repeat(200_000)] }, '/X Do')],
  [
    'a length of minus one',
    () =>
      text(
        pdf({}, 'q Q')
          .toString('latin1')
          .replace(/\/Length 3/, '/Length -1'),
      ),
  ],
  ['a page and a picture at once', () => text('\xff\xd8\xff\xe0', pdf({})), /image can’t be read/],
]

function hugePage(box: string): Buffer {
  return text(pdf({}).toString('latin1').replace('0 0 300 200', box))
}

export const documents: HostileFile[] = made.map(([name, make, reason]) => ({
  name: `a PDF with ${name}`,
  kind: 'content',
  make,
  ...(reason ? { reason } : {}),
}))
