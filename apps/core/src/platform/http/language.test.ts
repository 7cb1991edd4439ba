import { expect, it } from 'vitest'
import { languageOf } from './language.ts'

it.each([
  ['', '', 'en'],
  ['', 'es', 'es'],
  ['', 'es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['', 'zh-Hans-CN', 'zh'],
  ['', 'fa-IR', 'fa'],
  ['', 'de-DE,de;q=0.9,hi;q=0.5,en;q=0.3', 'hi'],
  ['', 'de-DE', 'en'],
  ['', '*', 'en'],
  ['', ';;q=,,=', 'en'],
  ['language=fa', 'es', 'fa'],
  ['a=b; language=hi; c=d', 'es', 'hi'],
  ['language=zh-CN', 'en', 'zh'],
  ['language=es-MX; b=c', 'en', 'es'],
  ['language=fa_IR', 'en', 'fa'],
  ['language=HI', 'en', 'hi'],
  ['language=ZH-hans-cn', 'en', 'zh'],
  ['language=xx', 'es', 'es'],
  ['language=xx-ES', 'hi', 'hi'],
  ['language=fax', 'es', 'es'],
  ['spokenlanguage=fa', 'es', 'es'],
  ['language=', 'es', 'es'],
])('with the cookie %j a browser that reads %j gets %s', (cookie, accepted, language) => {
  expect(languageOf({ url: '/', headers: { cookie, 'accept-language': accepted } })).toBe(language)
})
