// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { Boot } from '@vitrine/contract'
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
