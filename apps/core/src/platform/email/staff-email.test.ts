import { expect, it } from 'vitest'
import { isStaffEmail } from './staff-email.ts'

it.each(['olive@staff.example', 'Olive@STAFF.Example', '"o@evil.example"@staff.example'])(
  '%s is a staff address',
  (email) => {
    expect(isStaffEmail(email, 'staff.example')).toBe(true)
  },
)

it.each([
  'x@evil-staff.example',
  'x@evilstaff.example',
  'x@staff.example.evil.example',
  'x@sub.staff.example',
  '"x@staff.example"@evil.example',
  'x@staff.example ',
  'x@staff.example.',
  'x@staffxexample',
  '@staff.example',
  'staff.example',
  '',
])('%j is not a staff address', (email) => {
  expect(isStaffEmail(email, 'staff.example')).toBe(false)
})
