import { useEffect } from 'react'
import type { WizardState } from './use-wizard.ts'
import { isOpen, type Step } from './wizard.ts'

interface Steps {
  /** Leads to the step after this one. */
  next: () => void
  /** Returns what leads to a step, where nothing bars the way there. */
  wayTo: (step: Step) => (() => void) | undefined
}

/** The ways from step to step. `first` is the presenter who is chosen when the script is left and nobody was. */
export function useSteps(
  { step, draft, dispatch, goTo }: WizardState,
  first: string | undefined,
  rejected: Partial<Record<Step, string | undefined>>,
): Steps {
  useEffect(() => {
    // The dashboard leads past the first step.
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
