import { t } from '@lingui/core/macro'
import { BUILT_IN_VOICE, type DraftContent, type VideoFacts } from '@vitrine/contract'
import { firstSpokenLanguage } from '../../lib/i18n/language-name.ts'

export type FactName = keyof VideoFacts

/** A person's entries. Typed values stay text until they are sent. */
export type WizardDraft = DraftContent

export type WizardField = keyof WizardDraft | FactName | `closing.${keyof WizardDraft['closing']}`

/** The draft, and what the server refused about it, by field, until that field changes. */
export interface Wizard {
  draft: WizardDraft
  faults: Partial<Record<WizardField, string>>
}

export type WizardAction =
  | { type: 'change'; patch: Partial<Omit<WizardDraft, 'facts'>> }
  | { type: 'fact'; name: FactName; value: string }
  /** Several files may be on their way: each changes the list as it is by then. */
  | { type: 'content'; change: (ids: readonly string[]) => readonly string[] }
  | { type: 'refused'; faults: Wizard['faults'] }

export type Step = 1 | 2 | 3 | 4

/** The names of the steps, in their order. */
export function stepLabels(): string[] {
  return [
    t`Script`,
    t`Avatar`,
    t({ message: 'Content', comment: 'A step of the wizard: what is shown beside the presenter' }),
    t`Generate`,
  ]
}

export const emptyDraft: WizardDraft = {
  title: '',
  propertyAddress: '',
  script: '',
  language: 'en',
  avatarId: null,
  screenShareUrl: '',
  facts: {},
  contentIds: [],
  voiceId: null,
  shape: '16:9',
  moreShapes: [],
  definition: '1080p',
  framing: 'medium',
  background: 'scene',
  twinBackground: 'kept',
  captions: true,
  opening: false,
  aiLabel: false,
  unbrandedCopy: false,
  music: false,
  musicMood: 'calm',
  voice: BUILT_IN_VOICE,
  whenVoiceUnavailable: 'wait',
  speed: '1',
  closing: { isOn: false, line: '', button: '', phone: '', email: '', url: '' },
  pronunciation: [],
  storyboard: null,
}

/** A draft with nothing in it, in the language of the page. */
export function newDraft(): WizardDraft {
  return { ...emptyDraft, language: firstSpokenLanguage() }
}

export function wizardReducer({ draft, faults }: Wizard, action: WizardAction): Wizard {
  if (action.type === 'refused') return { draft, faults: action.faults }
  if (action.type === 'fact') {
    const facts = { ...draft.facts, [action.name]: action.value }
    return { draft: { ...draft, facts }, faults: without(faults, [action.name]) }
  }
  if (action.type === 'content') {
    const contentIds = [...action.change(draft.contentIds)]
    return { draft: { ...draft, contentIds }, faults: without(faults, ['contentIds']) }
  }
  return { draft: { ...draft, ...action.patch }, faults: without(faults, Object.keys(action.patch)) }
}

/** Returns the requirement that is missing before `step` can be left; undefined when there is none. */
export function missingIn(step: Step, draft: WizardDraft): string | undefined {
  if (step === 1 && draft.script.trim() === '') return t`Write the script first`
  if (step === 1 && !/[\p{L}\p{N}]/u.test(draft.script)) return t`Write at least one word`
  if (step === 2 && !draft.avatarId) return t`Choose a presenter first`
  return undefined
}

/** The step an address asks for, or the last one before it that lets this draft pass. */
export function reachableStep(wanted: number, draft: WizardDraft): Step {
  const steps: readonly Step[] = [1, 2, 3]
  const barrier = steps.find((step) => missingIn(step, draft)) ?? 4
  return (wanted >= 1 ? Math.min(Math.floor(wanted), barrier) : 1) as Step
}

/** Whether a step can be opened directly: nothing is missing before it, and no earlier step has a rejected file. */
export function isOpen(wanted: Step, draft: WizardDraft, rejected: Partial<Record<Step, string | undefined>>): boolean {
  const before = ([1, 2, 3] as const).filter((step) => step < wanted)
  return reachableStep(wanted, draft) === wanted && before.every((step) => !rejected[step])
}

function without(faults: Wizard['faults'], names: readonly string[]): Wizard['faults'] {
  return Object.fromEntries(
    Object.entries(faults).filter(([fault]) => !names.some((name) => fault === name || fault.startsWith(`${name}.`))),
  )
}
