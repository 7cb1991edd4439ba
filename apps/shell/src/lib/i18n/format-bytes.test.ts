import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'

it.each([
  [1, '1 byte'],
  [695, '695 bytes'],
  [2048, '2 kB'],
  [1_468_006, '1.4 MB'],
  [5 * 1024 ** 3, '5 GB'],
])('%d bytes are read as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))
