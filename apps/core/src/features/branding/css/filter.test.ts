import { expect, it } from 'vitest'
import { filterCss } from './filter.ts'

const RULE = '{color:red}'

it.each([
  ['.t-card', '.tenant .t-card'],
  ['body', '.tenant'],
  ['HTML', '.tenant'],
  ['html body.x > .t-card + a', '.tenant.x>.t-card+a'],
  ['body > div ~ a', '.tenant>div~a'],
])('a rule for %s applies inside the app only', (selector, scoped) => {
  expect(filterCss(selector + RULE)).toEqual({ css: scoped + RULE, faults: [] })
})

it.each(['~ div', '+ div', '> div', 'body ~ div', 'BODY:not(.x) + div', 'html > body ~ *', 'body::before ~ div'])(
  'a rule for %s, which is outside the app, is rejected with its line',
  (selector) => {
    const { css, faults } = filterCss(`.t-card${RULE}\n${selector}${RULE}`)
    expect(css).toBe(`.tenant .t-card${RULE}`)
    expect(faults).toMatchObject([{ line: 2, kind: 'selector' }])
  },
)

it('keyframes of a partner cannot replace the app’s', () => {
  const { css } = filterCss('@keyframes rise{to{opacity:0}} .t-card{animation:rise 1s;animation-name:rise,other}')
  expect(css).toBe(
    '@keyframes tenant-rise{to{opacity:0}}.tenant .t-card{animation:tenant-rise 1s;animation-name:tenant-rise,other}',
  )
  expect(filterCss('@keyframes "rise"{to{opacity:0}}').css).toBe('')
})

it.each(['@media x{', 'a{', 'a:not(', 'a{width:calc('])('a sheet of %s without end is left out', (piece) => {
  expect(filterCss(piece.repeat(50_000 / piece.length)).css).toBe('')
})

it('a sheet can show no text of its own, as it could with `content`', () => {
  const sheet = [
    '.t-card{display:list-item;list-style-type:"Pay at evil.example"}',
    '.t-card{text-overflow:"Pay at evil.example"}',
    '.t-card{--tenant-text:"Pay at evil.example";list-style-type:var(--tenant-text)}',
  ].join('\n')
  expect(filterCss(sheet).css).not.toContain('evil')

  const areas = '.tenant .t-card{grid-template-areas:"a b";font-feature-settings:"tnum"}'
  expect(filterCss('.t-card{grid-template-areas:"a b";font-feature-settings:"tnum"}').css).toBe(areas)
})

it('an unreadable line is reported by its text, not by the parser’s message', () => {
  const { faults } = filterCss('.t-card { color: red }\n  } .t-bar { color: red }')
  expect(faults).toContainEqual({ line: 2, kind: 'syntax', subject: '} .t-bar { color: red }' })
})
