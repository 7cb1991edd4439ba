import { i18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'

it.each([
  [1, '1\u00A0byte'],
  [695, '695\u00A0bytes'],
  [2048, '2\u00A0kB'],
  [1_468_006, '1.4\u00A0MB'],
  [5 * 1024 ** 3, '5\u00A0GB'],
])('%d bytes are shown as %s, on one line', (bytes, text) => expect(formatBytes(bytes)).toBe(text))

it('spells units out in Farsi, whose short forms are Latin letters', () => {
  const { locale } = i18n
  i18n.loadAndActivate({ locale: 'fa', messages: {} })
  const text = formatBytes(1_468_006)
  i18n.activate(locale)

  expect(text).toBe('۱٫۴\u00A0مگابایت')
})
