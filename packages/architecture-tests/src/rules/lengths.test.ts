import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { lengths } from './lengths.ts'

const lines = (count: number) => 'run()\n'.repeat(count)
const block = (opening: string, count: number, closing = '}') => `${opening}\n${lines(count)}${closing}\n`

it('refuses lines over 140 characters', () => {
  const wide = `\n// ${'x'.repeat(138)}`

  expect(faultsOf(lengths, { 'infra/wide.mjs': wide, 'docs/prose.md': wide })).toEqual(['infra/wide.mjs:2'])
})

it('refuses functions over 60 lines, however they are written', () => {
  const faults = faultsOf(lengths, {
    'infra/declared.ts': block('function go() {', 59),
    'infra/arrow.tsx': block('export const Page = () => {', 58) + block('export const View = () => {', 59),
    'infra/method.ts': block('class Door {\nopen() {', 59, '}\n}'),
    'infra/migrations/0001-all.ts': block('function up() {', 90),
  })

  expect(faults).toEqual(['infra/declared.ts:1', 'infra/arrow.tsx:61', 'infra/method.ts:2'])
})

it('measures nested functions separately', () => {
  const inner = block('function one() {', 40) + block('function two() {', 40)
  const handlers = `return {\n${block("'GET /a': () => {", 40, '},')}${block("'GET /b': () => {", 40, '},')}}\n`

  expect(faultsOf(lengths, { 'infra/factory.ts': `function create() {\n${inner}${handlers}}\n` })).toEqual([])
})

it('allows describe to group any number of tests', () => {
  const cases = block("it('works', () => {", 30, '})').repeat(4)

  expect(faultsOf(lengths, { 'infra/a.test.ts': `describe('it', () => {\n${cases}})` })).toEqual([])
})
