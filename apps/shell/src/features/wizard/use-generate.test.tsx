// @vitest-environment happy-dom
import { useMutation } from '@tanstack/react-query'
import type { Video, VideoDraft } from '@vitrine/contract'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { useGenerate } from './use-generate.ts'
import type { WizardState } from './use-wizard.ts'
import { emptyDraft } from './wizard.ts'

const saver = { hold: () => Promise.resolve(), resume: vi.fn<() => void>(), id: () => undefined }
const wizard = {
  draft: { ...emptyDraft, script: 'Welcome to the old harbour.' },
  dispatch: vi.fn<() => void>(),
  discard: vi.fn<() => void>(),
  saver,
} as unknown as WizardState

function Generate() {
  const create = useMutation<Video, Error, VideoDraft>({
    mutationFn: () => Promise.resolve({ title: 'Harbour' } as Video),
  })
  const { generate, isGenerating } = useGenerate({ wizard, avatarId: '0190aaaa-0000-7000-8000-0000000000aa', create })
  return <button onClick={generate}>{isGenerating ? 'Generating...' : 'Generate Video'}</button>
}

it('the video is not offered a second time while the page with its progress loads', async () => {
  const { person, address } = show(<Generate />)
  await person.click(screen.getByText('Generate Video'))
  await vi.waitFor(() => expect(address()).toBe('/my-videos'))
  expect(screen.getByRole('button', { name: /^Generat/ }).textContent).toBe('Generating...')
})
