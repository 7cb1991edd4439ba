import { expect, it } from 'vitest'
import { timeZoneChoices } from './time-zones.ts'

it('offers the browser’s own zone first, then every zone it knows by a readable name', () => {
  const [first, ...others] = timeZoneChoices(null)
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')

  expect(first).toEqual(['', `Browser time zone (${own})`])
  expect(others).toContainEqual(['America/New_York', 'America/New York'])
  expect(others).toContainEqual(['UTC', 'UTC'])
})

it('keeps a zone that was chosen where the browser does not know it, once', () => {
  expect(timeZoneChoices('Europe/Kiev').filter(([zone]) => zone === 'Europe/Kiev')).toHaveLength(1)
  expect(timeZoneChoices('UTC').filter(([zone]) => zone === 'UTC')).toHaveLength(1)
  expect(timeZoneChoices('Mars/Olympus_Mons')).toContainEqual(['Mars/Olympus_Mons', 'Mars/Olympus Mons'])
})
