import type { Language, VideoFacts } from '@vitrine/contract'

export type FactName = keyof VideoFacts

/** What a person has entered so far. Everything typed stays text until it is sent. */
export interface WizardDraft {
  title: string
  propertyAddress: string
  script: string
  language: Language
  avatarId: string | null
  screenShareUrl: string
  facts: Partial<Record<FactName, string>>
}

export type WizardField = keyof WizardDraft | FactName

/** The draft, and what the server refused about it, by field, until that field changes. */
export interface Wizard {
  draft: WizardDraft
  faults: Partial<Record<WizardField, string>>
}

export type WizardAction =
  | { type: 'change'; patch: Partial<Omit<WizardDraft, 'facts'>> }
  | { type: 'fact'; name: FactName; value: string }
  | { type: 'refused'; faults: Wizard['faults'] }

export type Step = 1 | 2 | 3 | 4

export const stepLabels = ['Script', 'Avatar', 'Content', 'Generate']

export const emptyDraft: WizardDraft = {
  title: '',
  propertyAddress: '',
  script: '',
  language: 'en',
  avatarId: null,
  screenShareUrl: '',
  facts: {},
}

export function wizardReducer({ draft, faults }: Wizard, action: WizardAction): Wizard {
  if (action.type === 'refused') return { draft, faults: action.faults }
  if (action.type === 'fact') {
    const facts = { ...draft.facts, [action.name]: action.value }
    return { draft: { ...draft, facts }, faults: without(faults, [action.name]) }
  }
  return { draft: { ...draft, ...action.patch }, faults: without(faults, Object.keys(action.patch)) }
}

/** What is missing before `step` may be left; undefined when nothing is. */
export function missingIn(step: Step, draft: WizardDraft): string | undefined {
  if (step === 1 && draft.script.trim() === '') return 'Write the script first'
  if (step === 2 && !draft.avatarId) return 'Choose a presenter first'
  return undefined
}

/** The step an address asks for, or the last one before it that lets this draft pass. */
export function reachableStep(wanted: number, draft: WizardDraft): Step {
  const steps: readonly Step[] = [1, 2, 3]
  const barrier = steps.find((step) => missingIn(step, draft)) ?? 4
  return (wanted >= 1 ? Math.min(Math.floor(wanted), barrier) : 1) as Step
}

function without(faults: Wizard['faults'], names: readonly string[]): Wizard['faults'] {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)))
}
