// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterAll, expect, it, vi } from 'vitest'
import type { TwinDraft } from './takes.ts'
import { useTwinDraft } from './use-twin-draft.ts'

// Other files of this worker have loaded, and will load, what is replaced here.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
const stored = vi.hoisted((): { draft: unknown } => ({ draft: undefined }))
vi.mock('./draft-storage.ts', () => ({
  draftStorage: {
    read: async () => stored.draft,
    write: async (_userId: string, draft: unknown) => void (stored.draft = draft),
    remove: async () => void (stored.draft = undefined),
  },
}))

const take = (uploadId?: string) => ({
  file: new File(['video'], 'take.webm'),
  durationSeconds: 20,
  ...(uploadId ? { uploadId } : {}),
})

it('stores the upload of every take when all start at once', async () => {
  stored.draft = { consentId: 'c', twinName: 'Ana', takes: { listening: take(), speaking: take() } }
  const { result } = renderHook(() => useTwinDraft('u', () => undefined))
  await waitFor(() => expect(result.current.draft).toBeTruthy())

  const { keepTake } = result.current
  await act(async () => {
    await keepTake('listening', take('first'))
    await keepTake('speaking', take('second'))
  })

  const { takes } = stored.draft as TwinDraft
  expect([takes.listening?.uploadId, takes.speaking?.uploadId]).toEqual(['first', 'second'])
})
