import { expect, it, vi } from 'vitest'
import { callPage } from './paged-client.ts'

function answering(link: string | null): void {
  const headers = { 'content-type': 'application/json', ...(link ? { link } : {}) }
  vi.stubGlobal('fetch', async () => new Response('[]', { headers }))
}

it('returns the start of the next page', async () => {
  answering('</api/videos?limit=2&cursor=abc%3D>; rel="next"')

  expect(await callPage('GET /api/videos', { query: {} })).toEqual({ items: [], next: 'abc=' })
})

it('returns no next page at the end', async () => {
  answering(null)

  expect(await callPage('GET /api/videos', { query: {} })).toEqual({ items: [], next: undefined })
})
