import { expect, it } from 'vitest'
import { argumentsOf, lacksOther } from './icu.ts'
import { msg } from './message.ts'
import { translate, translateText } from './translate.ts'

it('says a message that is in no catalog in English', () => {
  const message = msg({ message: 'Nobody translated {count, plural, one {# of these} other {# of these}}.' })

  expect(translate('es', message, { count: 2 })).toBe('Nobody translated 2 of these.')
})

it('shows what people typed as it is, escape sequences too', () => {
  expect(translateText('en', 'Hi {name}', { name: String.raw`{name} \u0041 \x5c` })).toBe(
    String.raw`Hi {name} \u0041 \x5c`,
  )
})

it('knows no values but the given ones', () => {
  expect(translateText('en', 'Hi {constructor} {toString}', {})).toBe(translateText('en', 'Hi {unknown} {nothing}', {}))
})

it('shows numbers in the digits of the language', () => {
  expect(translateText('fa', '{count}', { count: 37 })).toBe('۳۷')
})

it('finds the arguments of a message, also inside its cases', () => {
  expect(argumentsOf('{count, plural, one {{name}} other {#}} {day, date}')).toEqual(['count', 'name', 'day'])
  expect(() => argumentsOf('{open')).toThrow('Unexpected message end')
})

it('finds plurals and choices without an other case, also inside cases', () => {
  expect(
    ['{n, plural, =4 {four}}', '{n, select, a {x}}', '{n, plural, other {{m, select, a {x}}}}'].map(lacksOther),
  ).toEqual([true, true, true])
  expect(lacksOther('{n, plural, =4 {four} other {{m, select, a {x} other {}}}} {name} {day, date}')).toBe(false)
})
