import type { Draft, DraftContent } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyDraft } from '../wizard.ts'
import { createDraftSaver } from './saver.ts'

const at = '2026-11-20T09:12:00.000Z'
const written = (script: string): DraftContent => ({ ...emptyDraft, script })
const problem = (status: number, code: string) => new ApiError(status, 'No.', { code } as ApiError['problem'])

interface KeptCopy {
  version: number
  content: DraftContent
  sent: number[]
}

/** One draft on a server that keeps versions, and a line that can break before or after it. */
function scene(start: Partial<Parameters<typeof createDraftSaver>[0]> = {}) {
  let stored: Draft | undefined
  const line = { isDown: false, losesAnswers: false, refuses: undefined as ApiError | undefined }
  const kept = new Map<string, unknown>()
  const forks: unknown[] = []
  let ids = 0
  const server = {
    read: () => stored,
    put(script: string) {
      stored = { id: 'one', version: (stored?.version ?? 0) + 1, updatedAt: at, content: written(script) }
    },
  }
  const saver = createDraftSaver({
    id: 'one',
    version: 0,
    content: written(''),
    isUnsaved: false,
    async send(id, { version, content }) {
      if (line.isDown) throw new TypeError('Failed to fetch')
      if (line.refuses) throw line.refuses
      if (id === 'one' && (stored?.version ?? 0) !== version) throw problem(409, 'draft-changed')
      const saved = { id, version: version + 1, updatedAt: at, content }
      stored = saved
      if (line.losesAnswers) throw new TypeError('Failed to fetch')
      return saved
    },
    async fetch() {
      if (!stored || line.isDown) throw new TypeError('Failed to fetch')
      return stored
    },
    copies: {
      keep: (writer, copy) => void kept.set(writer, copy),
      drop: (writer) => void kept.delete(writer),
      remove: (keys) => keys.forEach((key) => kept.delete(key)),
    },
    newId: () => `new-${++ids}`,
    onForked: (id, from) => forks.push([id, from]),
    ...start,
  })
  return { saver, server, line, kept, forks }
}

describe('a draft in progress', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is stored in the browser at once, and on the server when typing pauses', async () => {
    const { saver, server, kept } = scene()
    saver.change(written('We'))
    saver.change(written('Welcome'))
    expect([...kept.values()]).toMatchObject([{ id: 'one', version: 0, content: { script: 'Welcome' } }])
    await vi.advanceTimersByTimeAsync(1000)

    expect(server.read()).toMatchObject({ version: 1, content: { script: 'Welcome' } })
    expect([saver.state(), kept.size]).toEqual([{ phase: 'saved', at }, 0])
  })

  it('continues after a lost connection, whether or not the server had received the save', async () => {
    const { saver, server, line, kept, forks } = scene()
    line.isDown = true
    saver.change(written('one'))
    await vi.advanceTimersByTimeAsync(3000)
    expect([saver.state().phase, kept.size]).toEqual(['offline', 1])
    Object.assign(line, { isDown: false, losesAnswers: true })
    await vi.advanceTimersByTimeAsync(10_000)
    line.losesAnswers = false
    saver.change(written('one two'))
    await vi.advanceTimersByTimeAsync(60_000)

    expect(server.read()?.content.script).toBe('one two')
    expect([saver.state().phase, kept.size, forks]).toEqual(['saved', 0, []])
  })

  it('becomes a new draft when another window has changed it', async () => {
    const { saver, server, forks } = scene()
    saver.change(written('mine'))
    await vi.advanceTimersByTimeAsync(1000)
    server.put('theirs')
    saver.change(written('mine too'))
    await vi.advanceTimersByTimeAsync(2000)

    expect(forks).toEqual([['new-2', { id: 'one', isThere: true }]])
    expect(server.read()).toMatchObject({ id: 'new-2', version: 1, content: { script: 'mine too' } })
  })

  it('continues after a reload that met a save under way', async () => {
    const before = scene({ send: () => new Promise<never>(() => undefined) })
    before.saver.change(written('one'))
    await vi.advanceTimersByTimeAsync(1000)
    before.saver.change(written('one two'))
    const [copy] = before.kept.values() as Iterable<KeptCopy>

    const { saver, server, forks } = scene({ ...copy, isUnsaved: true })
    server.put('one')
    saver.begin()
    await vi.advanceTimersByTimeAsync(2000)

    expect(server.read()).toMatchObject({ id: 'one', version: 2, content: { script: 'one two' } })
    expect([saver.state().phase, forks]).toEqual(['saved', []])
  })

  it('recognizes its own content after many reloads whose saves were never confirmed', async () => {
    let copy: KeptCopy = { version: 0, content: written(''), sent: [] }
    for (const script of ['one', 'two', 'three', 'four', 'five']) {
      const { saver, kept } = scene({ ...copy, isUnsaved: true, send: () => new Promise<never>(() => undefined) })
      saver.begin()
      await vi.advanceTimersByTimeAsync(1000)
      saver.change(written(script))
      ;[copy] = kept.values() as Iterable<KeptCopy> as [KeptCopy]
    }
    const { saver, server, forks } = scene({ ...copy, isUnsaved: true })
    server.put('one')
    saver.begin()
    await vi.advanceTimersByTimeAsync(2000)

    expect([server.read()?.content.script, forks]).toEqual(['five', []])
  })

  it('takes over an earlier window’s copy once it starts, not when it is created for a page that is never shown', async () => {
    const { saver, server, kept } = scene({ content: written('left'), isUnsaved: true, copyKeys: ['earlier'] })
    kept.set('earlier', { content: written('left') })
    await vi.advanceTimersByTimeAsync(2000)
    expect([[...kept.keys()], server.read()]).toEqual([['earlier'], undefined])

    saver.begin()
    expect([...kept.values()]).toMatchObject([{ id: 'one', content: { script: 'left' } }])
    expect(kept.has('earlier')).toBe(false)
    await vi.advanceTimersByTimeAsync(2000)
    expect(server.read()?.content.script).toBe('left')
  })

  it('waits for a sign-in, and keeps the text meanwhile', async () => {
    const { saver, line, kept } = scene()
    line.refuses = problem(401, 'not-signed-in')
    saver.change(written('one'))
    await vi.advanceTimersByTimeAsync(5000)

    expect([saver.state().phase, kept.size]).toEqual(['signed-out', 1])
  })

  it('is no longer saved once it becomes a video, unless that was refused', async () => {
    const { saver, server } = scene()
    saver.change(written('one'))
    await saver.hold()
    await vi.advanceTimersByTimeAsync(5000)
    expect(server.read()).toBeUndefined()

    saver.resume()
    await vi.advanceTimersByTimeAsync(100)
    expect(server.read()?.content.script).toBe('one')
  })
})
