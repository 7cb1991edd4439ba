import { expect, it } from 'vitest'
import { formOf, sentForm } from './form.ts'

it('an address typed without its scheme gets one, and all else is sent as typed', () => {
  const form = formOf(undefined)

  expect(sentForm({ ...form, url: ' lumen.example ' }).url).toBe('https://lumen.example')
  expect(sentForm({ ...form, url: 'http://lumen.example' }).url).toBe('http://lumen.example')
  expect([sentForm({ ...form, url: 'nothing' }).url, sentForm(form).url]).toEqual(['nothing', ''])
})
