import { afterEach, expect, it, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => vi.unstubAllGlobals())

const clipboardThat = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } })

it('reports that the text is on the clipboard', async () => {
  const written: string[] = []
  clipboardThat(async (text) => void written.push(text))

  expect(await copyText('https://waymark.example/v/1')).toBe(true)
  expect(written).toEqual(['https://waymark.example/v/1'])
})

it('reports a failure when the browser refuses or has no clipboard', async () => {
  clipboardThat(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  expect(await copyText('x')).toBe(false)

  vi.stubGlobal('navigator', {})
  expect(await copyText('x')).toBe(false)
})
