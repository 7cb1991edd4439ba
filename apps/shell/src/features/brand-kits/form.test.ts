import { expect, it } from 'vitest'
import { formOf, sentForm } from './form.ts'

it('an address that was typed without its scheme gets one; all else is sent as it was typed', () => {
  const form = formOf(undefined)

  expect(sentForm({ ...form, url: ' lumen.example ' }).url).toBe('https://lumen.example')
  expect(sentForm({ ...form, url: 'http://lumen.example' }).url).toBe('http://lumen.example')
  expect([sentForm({ ...form, url: 'nothing' }).url, sentForm(form).url]).toEqual(['nothing', ''])
})
