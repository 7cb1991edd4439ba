import { expect, it } from 'vitest'
import { argumentsOf, lacksOther } from './icu.ts'
import { msg } from './message.ts'
import { translate, translateText } from './translate.ts'

it('returns an unknown message in English', () => {
  const message = msg({ message: 'Nobody translated {count, plural, one {# of these} other {# of these}}.' })

  expect(translate('es', message, { count: 2 })).toBe('Nobody translated 2 of these.')
})

it('shows typed text unchanged, escape sequences included', () => {
  expect(translateText('en', 'Hi {name}', { name: String.raw`{name} \u0041 \x5c` })).toBe(
    String.raw`Hi {name} \u0041 \x5c`,
  )
})

it('ignores inherited properties such as constructor as values', () => {
  expect(translateText('en', 'Hi {constructor} {toString}', {})).toBe(translateText('en', 'Hi {unknown} {nothing}', {}))
})

it('formats numbers with the digits of the language', () => {
  expect(translateText('fa', '{count}', { count: 37 })).toBe('۳۷')
})

it('finds the arguments of a message, also inside its cases', () => {
  expect(argumentsOf('{count, plural, one {{name}} other {#}} {day, date}')).toEqual(['count', 'name', 'day'])
  expect(() => argumentsOf('{open')).toThrow('Unexpected message end')
})

it('finds plurals and selects without an other case, also inside cases', () => {
  expect(
    ['{n, plural, =4 {four}}', '{n, select, a {x}}', '{n, plural, other {{m, select, a {x}}}}'].map(lacksOther),
  ).toEqual([true, true, true])
  expect(lacksOther('{n, plural, =4 {four} other {{m, select, a {x} other {}}}} {name} {day, date}')).toBe(false)
})
