import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, call } from './client.ts'

afterEach(() => void vi.unstubAllGlobals())

async function errorOf(body: string, type: string): Promise<ApiError> {
  const response = new Response(body, { status: 400, statusText: 'Bad Request', headers: { 'content-type': type } })
  vi.stubGlobal('fetch', async () => response)
  const error: unknown = await call('POST /auth/logout').catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

const problem = JSON.stringify({ code: 'bad-request', message: 'Send JSON.' })

it.each([
  ['a problem', problem, 'application/problem+json', '400: Send JSON.', 'Send JSON.'],
  ['plain text', 'Not here.', 'text/plain', '400: Not here.', 'Not here.'],
  ['nothing', '', 'text/plain', '400: Bad Request', ''],
  ['JSON without a message', '{"error":1}', 'application/json', '400: Bad Request', ''],
  ['broken JSON', '{', 'application/json', '400: Bad Request', ''],
  ['the page of a proxy', '<h1>Bad Request</h1>', 'text/html', '400: Bad Request', ''],
])('an error with %s has the form "status: text"', async (_, body, type, message, serverText) => {
  expect(await errorOf(body, type)).toMatchObject({ message, serverText })
})
