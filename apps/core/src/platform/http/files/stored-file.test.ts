import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { createDiskStorage } from '../../../adapters/storage-disk.ts'
import type { LinkedAnswer } from '../../../ports/storage.ts'
import { sendStored } from './stored-file.ts'

/** Asks for an object of a store that gives links. */
async function ask(
  key: string,
  { method = 'GET', ...options }: { method?: 'GET' | 'HEAD'; version?: string; disposition?: string },
) {
  const storage = createDiskStorage(await mkdtemp(join(tmpdir(), 'vitrine-linked-')))
  const path = join(await mkdtemp(join(tmpdir(), 'vitrine-linked-')), 'file')
  await writeFile(path, '0123456789')
  await storage.put('t/1.mp4', path)
  await writeFile(path, 'still')
  await storage.put('t/1.png', path)
  const asked: LinkedAnswer[] = []
  const linkTo = async (_: string, answer: LinkedAnswer) => {
    asked.push(answer)
    return 'https://media.example/link'
  }
  const app = fastify({ exposeHeadRoutes: true })
  app.get('/file', (request, reply) =>
    sendStored({ ...storage, linkTo }, key, { request, reply, cacheControl: 'private, max-age=60', ...options }),
  )
  const answer = await app.inject({ method, url: '/file' })
  await app.close()
  return { answer, asked }
}

it('redirects a browser to the store for a video, with all headers of the answer', async () => {
  const { answer, asked } = await ask('t/1.mp4', { disposition: 'attachment; filename="a.mp4"' })

  expect(answer).toMatchObject({ statusCode: 302, headers: { location: 'https://media.example/link' } })
  expect(answer.headers['cache-control']).toBe('no-store')
  const told = {
    contentType: 'video/mp4',
    cacheControl: 'private, max-age=60',
    disposition: 'attachment; filename="a.mp4"',
  }
  expect(asked).toEqual([{ ...told, validSeconds: 3600 }])
})

it('creates no link to a missing object', async () => {
  expect((await ask('t/2.mp4', {})).answer.headers.location).toBeUndefined()
})

it.each([
  ['stills, which a page takes from its own origin', 't/1.png', {}],
  ['what is replaced under its key', 't/1.mp4', { version: 'v1' }],
  ['a question about the headers, for which a link to GET is no good', 't/1.mp4', { method: 'HEAD' as const }],
])('serves %s directly', async (_, key, options) => {
  expect((await ask(key, options)).answer.statusCode).toBe(200)
})
