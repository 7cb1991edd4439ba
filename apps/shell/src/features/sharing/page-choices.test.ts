import { expect, it } from 'vitest'
import { changeFrom, isPast, localMoment } from './page-choices.ts'

it('keeps the password when its field is blank, sets a new one, and removes it only when ticked', () => {
  const form = (typed: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(typed)) data.set(name, value)
    return changeFrom(data)
  }

  expect('password' in form({ password: '' })).toBe(false)
  expect(form({ password: 'harbour' }).password).toBe('harbour')
  expect(form({ password: 'harbour', opens: 'on' }).password).toBeNull()
})

it('has no button when both fields are empty, and sends an incomplete one to be rejected', () => {
  const data = new FormData()
  expect(changeFrom(data).callToAction).toBeNull()
  data.set('label', 'Book')
  expect(changeFrom(data).callToAction).toEqual({ label: 'Book', url: '', text: '' })
})

it('shows a time in the reader’s zone, and converts it back unchanged', () => {
  const data = new FormData()
  data.set('expiresAt', localMoment('2026-11-28T10:30:00.000Z'))

  expect(changeFrom(data)).toMatchObject({ expiresAt: '2026-11-28T10:30:00.000Z', heldUntil: null })
})

it('detects a past time, and treats none as not past', () => {
  expect([isPast('2020-01-01T00:00:00.000Z'), isPast('2999-01-01T00:00:00.000Z'), isPast(null)]).toEqual([
    true,
    false,
    false,
  ])
})
