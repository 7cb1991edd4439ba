import { useEffect, useReducer } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { currentBoot } from '../../kit/boot.ts'
import { createDraftStorage } from './draft-storage.ts'
import { emptyDraft, reachableStep, type Step, type Wizard, wizardReducer } from './wizard.ts'

/**
 * The wizard's draft and step. The step lives in the address, so Back in the browser is a step back; the draft survives
 * a reload. A `script` in the router's state, as the dashboard hands it over, begins a new draft.
 */
export function useWizard() {
  const location = useLocation()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const handedOver = scriptIn(location.state)
  const drafts = createDraftStorage(currentBoot().slug)
  const [wizard, dispatch] = useReducer(wizardReducer, null, (): Wizard => {
    const draft = handedOver === undefined ? drafts.read() : { ...emptyDraft, script: handedOver }
    return { draft, faults: {} }
  })

  // Otherwise a reload would hand over the same script again, over everything changed since.
  useEffect(() => {
    if (handedOver !== undefined) void navigate(location.pathname + location.search, { replace: true, state: null })
  }, [handedOver, navigate, location.pathname, location.search])

  const { draft } = wizard
  useEffect(() => createDraftStorage(currentBoot().slug).keep(draft), [draft])

  return {
    ...wizard,
    dispatch,
    step: reachableStep(Number(params.get('step')), draft),
    goTo: (step: Step) => setParams(step === 1 ? {} : { step: String(step) }),
    forget: drafts.drop,
  }
}

function scriptIn(state: unknown): string | undefined {
  const script = (state as { script?: unknown } | null)?.script
  return typeof script === 'string' && script.trim() ? script : undefined
}

export type WizardState = ReturnType<typeof useWizard>
