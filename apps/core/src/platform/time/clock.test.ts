import { expect, it } from 'vitest'
import { createServerClock } from './clock.ts'

const SERVER = Date.parse('2026-11-28T12:00:00Z')

it('follows the server’s time, and advances between two answers', async () => {
  let timer = 5000
  const clock = createServerClock(() => timer)
  await clock.ask(async () => SERVER)
  timer += 1500

  expect(clock.now().getTime()).toBe(SERVER + 1500)
})

it('ignores an answer that is only late', async () => {
  let timer = 0
  const clock = createServerClock(() => timer)
  await clock.ask(async () => SERVER)
  await clock.ask(async () => {
    timer += 800
    return SERVER + 100
  })

  expect(clock.now().getTime()).toBe(SERVER + 800)
})

it('follows a server whose clock was set', async () => {
  const clock = createServerClock(() => 0)
  await clock.ask(async () => SERVER)
  await clock.ask(async () => SERVER - 60_000)

  expect(clock.now().getTime()).toBe(SERVER - 60_000)
})
