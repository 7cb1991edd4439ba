// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { guardHistory } from './guarded-history.ts'

/** The Navigation API of browsers, as far as it is asked. */
class Navigation extends EventTarget {
  traverseTo = vi.fn<(key: string) => { finished: Promise<void> }>((key) => {
    this.step({ key, address: '/dashboard' })
    return { finished: Promise.resolve() }
  })

  /** Returns whether the browser makes the step. */
  step({ key = 'k', address = '/', type = 'traverse', sameDocument = true, cancelable = true }) {
    const destination = { key, sameDocument, url: new URL(address, location.href).href }
    return this.dispatchEvent(
      Object.assign(new Event('navigate', { cancelable }), { navigationType: type, destination }),
    )
  }
}

afterEach(() => vi.unstubAllGlobals())

function begin() {
  const navigation = new Navigation()
  vi.stubGlobal('navigation', navigation)
  history.replaceState(null, '', '/prices?tab=a')
  const asked: (() => void)[] = []
  return { navigation, asked, end: guardHistory((go) => void asked.push(go)) }
}

it('blocks a navigation until the person has agreed, and then performs it', () => {
  const { navigation, asked } = begin()
  expect(navigation.step({ key: 'before', address: '/dashboard' })).toBe(false)
  expect([asked.length, navigation.traverseTo.mock.calls]).toEqual([1, []])

  asked[0]?.()
  expect([asked.length, navigation.traverseTo.mock.calls]).toEqual([1, [['before']]])
})

it.each([
  ['to another place of the page', { address: '/prices?tab=a#top' }],
  ['to another document, of which the browser asks', { address: '/dashboard', sameDocument: false }],
  ['which is no step through the history', { address: '/dashboard', type: 'push' }],
  ['that cannot be held', { address: '/dashboard', cancelable: false }],
])('allows a navigation %s', (_where, step) => {
  const { navigation, asked } = begin()

  expect([navigation.step(step), asked]).toEqual([true, []])
})

it('stops asking once the changes are saved, and never asks in browsers that cannot block', () => {
  const { navigation, asked, end } = begin()
  end()
  expect([navigation.step({ address: '/dashboard' }), asked]).toEqual([true, []])
  vi.unstubAllGlobals()

  expect(() => guardHistory(() => undefined)()).not.toThrow()
})
