// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { formatMinutes } from '../../lib/i18n/format.ts'
import { show } from '../../test/show.tsx'
import { WizardFoot } from './wizard-foot.tsx'

const foot = { credits: 3, onPrevious: undefined, missing: undefined, onNext: () => {} }

it('the length of the video is beside its cost, and only the cost is announced', () => {
  const { container } = show(<WizardFoot {...foot} cost={0.5} minutes={0.37} />)
  expect(container.textContent).toContain(`0.5 credits of your 3 · ${formatMinutes(0.37)}`)
  expect(screen.getByRole('status').textContent).toBe('0.5 credits of your 3')
})

it('a script without words has no length', () => {
  const { container } = show(<WizardFoot {...foot} cost={0} minutes={0} />)
  expect(container.textContent).not.toContain('·')
})
