import { expect, it } from 'vitest'
import { timeZoneChoices } from './time-zones.ts'

it('offers the browser’s zone first, then every known zone by a readable name', () => {
  const [first, ...others] = timeZoneChoices(null)
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')

  expect(first).toEqual(['', `Browser time zone (${own})`])
  expect(others).toContainEqual(['America/New_York', 'America/New York'])
  expect(others).toContainEqual(['UTC', 'UTC'])
})

it('keeps a chosen zone that the browser does not know, once', () => {
  expect(timeZoneChoices('Europe/Kiev').filter(([zone]) => zone === 'Europe/Kiev')).toHaveLength(1)
  expect(timeZoneChoices('UTC').filter(([zone]) => zone === 'UTC')).toHaveLength(1)
  expect(timeZoneChoices('Mars/Olympus_Mons')).toContainEqual(['Mars/Olympus_Mons', 'Mars/Olympus Mons'])
})
