import { describe, expect, it } from 'vitest'
import { pathAfterLogin, wantedPath } from './after-login.ts'

const origin = 'https://tours.example'

function storageWith(entries: Record<string, string>) {
  const items = new Map(Object.entries(entries))
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
  }
}

const purchase = JSON.stringify({ plan: 'volume-pro', amount: 725, type: 'bundle', credits: 50, customAvatar: true })

describe('the path to return to after signing in elsewhere', () => {
  it('is the page after sign-in, and stays stored', () => {
    const storage = storageWith({ checkoutUrl: `${origin}/checkout?plan=a&amount=75` })

    expect(wantedPath({ storage, returnTo: '/my-videos', origin })).toBe('/checkout?plan=a&amount=75')
    expect([...storage.items.keys()]).toEqual(['checkoutUrl'])
  })

  it('is empty when it is the default page', () => {
    expect(wantedPath({ storage: storageWith({}), returnTo: null, origin })).toBeUndefined()
  })
})

describe('the page after signing in', () => {
  it('is the dashboard by default', () => {
    expect(pathAfterLogin({ storage: storageWith({}), returnTo: null, origin })).toBe('/dashboard')
  })

  it('is the page that required the sign-in, with its query', () => {
    const returnTo = '/my-videos?status=failed'
    expect(pathAfterLogin({ storage: storageWith({}), returnTo, origin })).toBe(returnTo)
  })

  it('is an interrupted checkout before anything else, and only once', () => {
    const storage = storageWith({ checkoutUrl: `${origin}/checkout?plan=a&amount=75`, pendingPurchase: purchase })

    expect(pathAfterLogin({ storage, returnTo: '/my-videos', origin })).toBe('/checkout?plan=a&amount=75')
    expect([...storage.items.keys()]).toEqual(['pendingPurchase'])
  })

  it('is the checkout of a started purchase, with all its items', () => {
    const storage = storageWith({ pendingPurchase: purchase })

    expect(pathAfterLogin({ storage, returnTo: '/my-videos', origin })).toBe(
      '/checkout?plan=volume-pro&amount=725&type=bundle&credits=50&customAvatar=true',
    )
    expect(storage.items.size).toBe(0)
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'is never another site: %s',
    (address) => {
      const storage = storageWith({ checkoutUrl: address })
      expect(pathAfterLogin({ storage, returnTo: address, origin })).toBe('/dashboard')
    },
  )

  it.each(['not json', 'null', '{"plan":"a"}'])('ignores an unreadable stored purchase: %s', (text) => {
    expect(pathAfterLogin({ storage: storageWith({ pendingPurchase: text }), returnTo: null, origin })).toBe(
      '/dashboard',
    )
  })

  it('is the bill on a site suspended because of one', () => {
    const storage = storageWith({ checkoutUrl: '/checkout?plan=x' })
    expect(pathAfterLogin({ storage, returnTo: '/my-videos', origin, isSuspended: true })).toBe(
      '/whitelabel-dashboard?tab=billing',
    )
  })

  it('is a page that works on a site paused by its partner', () => {
    const storage = storageWith({ checkoutUrl: '/checkout?plan=x' })
    expect(pathAfterLogin({ storage, returnTo: null, origin, isPaused: true })).toBe('/whitelabel-dashboard')
    const returnTo = '/whitelabel-dashboard?tab=settings'
    expect(pathAfterLogin({ storage, returnTo, origin, isPaused: true })).toBe(returnTo)
  })
})
