import { useEffect } from 'react'
import type { WizardState } from './use-wizard.ts'
import { isOpen, type Step } from './wizard.ts'

interface Steps {
  /** Opens the next step. */
  next: () => void
  /** Returns a function that opens a step; undefined while the step is closed. */
  wayTo: (step: Step) => (() => void) | undefined
}

/** Returns the navigation between steps. `first` is the presenter chosen when the script step is left without one. */
export function useSteps(
  { step, draft, dispatch, goTo }: WizardState,
  first: string | undefined,
  rejected: Partial<Record<Step, string | undefined>>,
): Steps {
  useEffect(() => {
    // Links of the dashboard skip the first step.
    if (step > 1 && !draft.avatarId && first) dispatch({ type: 'change', patch: { avatarId: first } })
  }, [step, draft.avatarId, first, dispatch])

  function leave(to: Step): void {
    if (!draft.avatarId && first) dispatch({ type: 'change', patch: { avatarId: first } })
    goTo(to)
  }

  const withPresenter = { ...draft, avatarId: draft.avatarId ?? first ?? null }
  return {
    next: () => leave((step + 1) as Step),
    wayTo: (to) => (isOpen(to, withPresenter, rejected) ? () => leave(to) : undefined),
  }
}
