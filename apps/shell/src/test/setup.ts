import { i18n } from '@lingui/core'
import { afterAll, vi } from 'vitest'

// Tests read what the code says, in English; the page would have loaded its language by now.
i18n.loadAndActivate({ locale: 'en', messages: {} })

// The files of a worker share a window: each leaves it as it found it.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  if (typeof document !== 'undefined') clearWindow()
})

function clearWindow(): void {
  document.body.replaceChildren()
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  document.title = ''
}
