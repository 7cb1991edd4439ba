import type { Api } from './api/index.ts'
import { type Arguments, type Keys, fetchOnce } from './client.ts'
import type { Answer } from './types.ts'

/**
 * One page of a list that answers an array; `next` is the cursor of the page after it, undefined at the end. Throws ApiError as
 * `call` does.
 */
export async function callPage<Key extends Keys>(key: Key, ...[sent]: Arguments<Key>) {
  const response = await fetchOnce(key, sent ?? {})
  const address = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1]
  const cursor = address ? new URL(address, 'http://host').searchParams.get('cursor') : null
  return { items: (await response.json()) as Answer<Api, Key>, next: cursor ?? undefined }
}
