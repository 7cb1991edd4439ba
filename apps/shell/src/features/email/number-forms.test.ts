import { expect, it } from 'vitest'
import { formsOf, messageOf } from './number-forms.ts'

const welcome = 'Your account is ready. You start with {credits, plural, one {# free credit} other {# free credits}}.'

it('a text that depends on a number is written out for each of its forms', () => {
  expect(formsOf(welcome)).toEqual({
    name: 'credits',
    texts: {
      one: 'Your account is ready. You start with {credits} free credit.',
      other: 'Your account is ready. You start with {credits} free credits.',
    },
  })
})

it.each([
  welcome,
  '{count, plural, one {# {company} video is} other {# {company} videos are}} ready',
  'حساب شما آماده است. با {credits, plural, one {#} other {#}} اعتبار رایگان شروع می‌کنید.',
  '您的账户已准备就绪。您有 {credits, plural, other {# 点免费点数}}。',
  '{count, plural, =0 {Nothing} one {Video ’#’} other {# videos}}',
])('forms become the same message again: %s', (message) => {
  const forms = formsOf(message)

  expect(formsOf(messageOf(forms ?? { name: '', texts: {} }))).toEqual(forms)
})

it('a text that was not changed is the message that it was', () => {
  expect(messageOf(formsOf(welcome) ?? { name: '', texts: {} })).toBe(welcome)
})

it('a number sign that was typed stays one', () => {
  const forms = { name: 'count', texts: { one: 'Our #1 video', other: 'Our #1 videos, {count} of them' } }

  expect(formsOf(messageOf(forms))).toEqual(forms)
})

it.each([
  'Welcome to {company}',
  '{a, plural, one {#} other {#}} of {b, plural, one {#} other {#}}',
  '{a, plural, one {#} other {#}} on {day, date}',
  "{a, plural, one {'{'} other {#}}",
  '{a, plural, one {{b, plural, other {#}}} other {#}}',
])('no forms are made of what they cannot show: %s', (message) => {
  expect(formsOf(message)).toBeUndefined()
})
