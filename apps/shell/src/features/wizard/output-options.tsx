import type { Dispatch } from 'react'
import { ClosingFields } from './closing-fields.tsx'
import { OutputFields } from './output-fields.tsx'
import { TwinBackgroundChoice } from './twin-background-choice.tsx'
import type { Wizard, WizardAction } from './wizard.ts'

interface OutputOptionsProps extends Wizard {
  dispatch: Dispatch<WizardAction>
  /** Whether the presenter is a recording of a person. */
  isTwin: boolean
}

/** The output options of the video, with its end card. */
export function OutputOptions({ isTwin, ...props }: OutputOptionsProps) {
  const { draft, faults, dispatch } = props
  const choice = isTwin && (
    <TwinBackgroundChoice
      value={draft.twinBackground}
      error={faults.twinBackground}
      onChoose={(twinBackground) => dispatch({ type: 'change', patch: { twinBackground } })}
    />
  )
  return (
    <OutputFields
      output={draft}
      faults={faults}
      onChange={(patch) => dispatch({ type: 'change', patch })}
      choice={choice}
    >
      <ClosingFields {...props} />
    </OutputFields>
  )
}
