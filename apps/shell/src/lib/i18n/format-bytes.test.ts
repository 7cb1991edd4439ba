import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'

it.each([
  [1, '1\u00A0byte'],
  [695, '695\u00A0bytes'],
  [2048, '2\u00A0kB'],
  [1_468_006, '1.4\u00A0MB'],
  [5 * 1024 ** 3, '5\u00A0GB'],
])('%d bytes are read as %s, on one line', (bytes, text) => expect(formatBytes(bytes)).toBe(text))
