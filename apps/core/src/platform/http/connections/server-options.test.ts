import { expect, it } from 'vitest'
import { serverOptions } from './server-options.ts'

it('request ids are 16 hex digits and unique', () => {
  const { genReqId } = serverOptions({ trustProxy: [] })
  const ids = Array.from({ length: 2000 }, genReqId)

  expect(new Set(ids).size).toBe(2000)
  expect(ids.filter((id) => !/^[0-9a-f]{16}$/.test(id))).toEqual([])
})
