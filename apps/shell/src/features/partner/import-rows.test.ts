import { expect, it } from 'vitest'
import { importRows } from './import-rows.ts'

it('reads one person from each line, wherever the address stands in it', () => {
  expect(importRows('Ana;ana@x.example\r\n\r\nBo <bo@y.example>\nkim@z.example')).toEqual([
    { line: 1, email: 'ana@x.example' },
    { line: 3, email: 'bo@y.example' },
    { line: 4, email: 'kim@z.example' },
  ])
})

it('passes over the names of the columns, and nothing else', () => {
  expect(importRows('name,e-mail\nAna,ana@x.example').map(({ line }) => line)).toEqual([2])
  expect(importRows('nobody here')).toEqual([{ line: 1, email: 'nobody here', fault: 'no-address' }])
})

it('names a person who stands there twice, in any case', () => {
  expect(importRows('ana@x.example\nANA@x.example').map(({ fault }) => fault)).toEqual([undefined, 'twice'])
})
