// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import type { Boot, DraftStoryboard } from '@vitrine/contract'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { emptyDraft } from '../../features/wizard/wizard.ts'
import { core } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { reviewStep } from './review-step.tsx'
import type { StepSources } from './step.ts'

it('repeats which marks of the script will be read aloud, before the video is paid for', async () => {
  core({})
  const wizard = {
    draft: { ...emptyDraft, script: 'See you on [date].' },
    faults: {},
    saveState: { phase: 'saved' },
    dispatch: () => undefined,
    goTo: () => undefined,
  }
  const sources = { wizard, content: { files: [] }, credits: 3 } as unknown as StepSources
  const words = { placeLabel: 'Tour or place (Optional)' } as Boot['words']
  show(<Suspense>{reviewStep(sources).content}</Suspense>, { boot: { words } })

  expect((await screen.findByText(/isn’t a valid mark/)).textContent).toContain('Line 1: [date] isn’t a valid mark')
})

it('shows how the video begins above its cost, and asks for no scenes before the draft is saved', async () => {
  const { calls } = core({ 'GET /api/drafts/:id/storyboard': () => storyboard })
  const opened = (version: number) => {
    const wizard = {
      draft: emptyDraft,
      faults: {},
      saveState: { phase: 'saved' },
      saver: { id: () => 'd1', version: () => version },
      goTo: () => undefined,
    }
    const sources = { wizard, content: { files: [] }, credits: 3 } as unknown as StepSources
    return show(<Suspense>{reviewStep(sources).side}</Suspense>, { boot: {} })
  }
  opened(0)
  await screen.findByText('How your video begins')
  expect([calls, document.querySelector('figure img')]).toEqual([[], null])

  opened(1)
  await waitFor(() => expect(document.querySelector('figure img')?.getAttribute('src')).toBe('/opening.webp'))
})

const storyboard = { scenes: [{ pictureUrl: '/opening.webp' }, { pictureUrl: '/second.webp' }] } as DraftStoryboard
