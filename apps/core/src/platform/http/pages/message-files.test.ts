import { expect, it } from 'vitest'
import { findMessageFiles } from './message-files.ts'

it('finds catalogs by language and place, with hyphens in either', () => {
  const files = findMessageFiles([
    ['locales/es/frame.po', { file: 'assets/frame-1.js' }],
    ['locales/es/brand-frame.po', { file: 'assets/brand-frame-2.js' }],
    ['locales/zh-Hant/frame.po', { file: 'assets/frame-3.js' }],
    ['src/share-page.ts', { file: 'assets/share-page-4.js' }],
  ])

  expect(files('es')).toEqual({ frame: '/assets/frame-1.js', 'brand-frame': '/assets/brand-frame-2.js' })
  expect(files('zh-Hant' as 'zh')).toEqual({ frame: '/assets/frame-3.js' })
})
