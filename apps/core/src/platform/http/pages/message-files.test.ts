import { expect, it } from 'vitest'
import { findMessageFiles } from './message-files.ts'

it('catalogs are found by language and region, with either separator', () => {
  const files = findMessageFiles([
    ['locales/es/frame.po', { file: 'assets/frame-1.js' }],
    ['locales/es/brand-frame.po', { file: 'assets/brand-frame-2.js' }],
    ['locales/zh-Hant/frame.po', { file: 'assets/frame-3.js' }],
    ['src/share-page.ts', { file: 'assets/share-page-4.js' }],
  ])

  expect(files('es')).toEqual({ frame: '/assets/frame-1.js', 'brand-frame': '/assets/brand-frame-2.js' })
  expect(files('zh-Hant' as 'zh')).toEqual({ frame: '/assets/frame-3.js' })
})
