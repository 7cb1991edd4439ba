import { expect, it } from 'vitest'
import { firstNameOf, initialOf } from './names.ts'

it.each([
  ['Farah Nazari', 'Farah', 'F'],
  ['🌊 Farah Nazari', 'Farah', 'F'],
  ['👩‍💻  — élodie', 'élodie', 'É'],
  ['فرح نظری', 'فرح', 'ف'],
  ['李小龙', '李小龙', '李'],
  ['007', '007', '0'],
  ['🌊', '🌊', '🌊'],
  ['', '', ''],
])('%j is greeted as %j with the initial %j', (name, greeting, initial) => {
  expect([firstNameOf(name), initialOf(name)]).toEqual([greeting, initial])
})
