import { expect, it } from 'vitest'
import { columnNames } from '../batches/index.ts'
import { tasks } from './read-feed.ts'

const read = (text: string) => tasks.readFeed.run({ bytes: Buffer.from(text), chosen: {}, usualNames: columnNames })

it.each([
  ['CSV', 'id;title;price\r\n7;Linden Court;$1,290\r\n'],
  ['JSON', JSON.stringify({ page: 1, data: { listings: [{ id: 7, title: 'Linden Court', price: '$1,290' }] } })],
  [
    'XML',
    '<?xml version="1.0"?><f><l id="7"><title>Linden <![CDATA[Court]]></title><price>$1,290</price></l><l id="8"><title>B</title></l></f>',
  ],
  ['XML of one listing', '<f><l id="7"><title>Linden Court</title><price>$1,290</price></l></f>'],
])('a feed as %s is read as a table', async (_, text) => {
  const { header, listings } = await read(text)

  expect(header).toEqual(['id', 'title', 'price'])
  expect(listings[0]).toMatchObject({ key: '7', title: 'Linden Court', price: '$1,290' })
})

it('nested values are read by path, lists as one text, and every entry in one line', async () => {
  const entry = { title: 'A', address: { street: 'Elm\nStreet' }, agent: { street: 'x' }, tags: ['sea', 'sun'] }
  const { header, listings } = await read(JSON.stringify([entry]))

  expect(header).toEqual(['title', 'address street', 'agent street', 'tags'])
  expect(listings[0]?.cells).toEqual(['A', 'Elm Street', 'x', 'sea, sun'])
})

it('a listing with a changed price is recognised by all its other values', async () => {
  const of = async (price: string, beds: number) => (await read(JSON.stringify([{ id: 1, price, beds }]))).listings[0]
  const [before, after, other] = [await of('$1', 3), await of('$2', 3), await of('$1', 4)]

  expect(after?.fingerprint).toBe(before?.fingerprint)
  expect(other?.fingerprint).not.toBe(before?.fingerprint)
})

it('the first of several listings with one key is used', async () => {
  expect((await read('id,title\n1,A\n1,B\n')).listings.map(({ title }) => title)).toEqual(['A'])
})

it.each([
  ['a page', '<!doctype html><html><body><div>1</div><div>2</div></body></html>'],
  ['an empty list', '[]'],
  ['no object', '{"a": 1'],
  ['names of JavaScript', '<constructor><__proto__/></constructor>'],
  ['elements without end', '<a>'.repeat(100_000)],
  ['lists without end', '['.repeat(200_000)],
])('%s has no listings', async (_, text) => {
  await expect(read(text)).rejects.toMatchObject({ code: 'feed-unreadable' })
})

it('more than 5,000 listings are rejected', async () => {
  const many = JSON.stringify(Array.from({ length: 5001 }, (_, id) => ({ id })))

  await expect(read(many)).rejects.toMatchObject({ code: 'table-too-long' })
})
