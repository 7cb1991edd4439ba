import { expect, it } from 'vitest'
import { processMs } from '../../../test/processor-time.ts'
import { readMarkup } from './markup.ts'

it('decodes the entities of titles, contents and addresses', () => {
  const { title, metas, images } = readMarkup(
    `<title>Caf&eacute;\n &amp;&#8203; Bar &rsquo;26</title><META NAME="Description" content="Tom &ndash; &#x201C;Jerry&#x201D;">
     <img src="/logo?size=1&amp;kind=2" alt="a > b">`,
  )

  expect(title).toBe('Café &\u200b Bar ’26')
  expect(metas.get('description')).toBe('Tom – “Jerry”')
  expect(images).toEqual([{ src: '/logo?size=1&kind=2', alt: 'a > b' }])
})

it('uses the first title and the first content under a name', () => {
  const { title, metas } = readMarkup(
    '<title>One</title><svg><title>Two</title></svg><meta name=a content=""><meta name=a content=1><meta name=A content=2>',
  )

  expect([title, [...metas]]).toEqual(['One', [['a', '1']]])
})

it('ignores comments, scripts and attributes', () => {
  const { images, links, metas } = readMarkup(
    `<!-- <img src="/a.png"> --><script>const html = '<img src="/b.png"><link href="/c.css">'</script>
     <p title="<meta name=a content=b>">Text</p>`,
  )

  expect([images, links, [...metas]]).toEqual([[], [], []])
})

it('finds drawings with their enclosing tag', () => {
  const { drawings } = readMarkup('<a class=logo> <b>x</b><svg viewBox="0 0 1 1"><g/><path d="M0 0"/></svg></a><svg>')

  expect(drawings).toEqual([
    {
      svg: '<svg viewBox="0 0 1 1"><g/><path d="M0 0"/></svg>',
      holder: expect.objectContaining({ name: 'a', attributes: { class: 'logo' } }),
    },
  ])
})

it.each(['<ul><li>', '<svg><p>', '<table><tr><td>', '<a x="1">', '<br>', `<a ${'x '.repeat(100)}`])(
  'stops early when a page repeats %j',
  async (tag) => {
    const page = tag.repeat((3 * 1024 * 1024) / tag.length)

    expect(await processMs(async () => readMarkup(page))).toBeLessThan(5000)
  },
)
