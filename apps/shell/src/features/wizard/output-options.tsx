import type { Dispatch } from 'react'
import { ClosingFields } from './closing-fields.tsx'
import { OutputFields } from './output-fields.tsx'
import type { Wizard, WizardAction } from './wizard.ts'

/** The output options of the video, with its end card. */
export function OutputOptions(props: Wizard & { dispatch: Dispatch<WizardAction> }) {
  const { draft, faults, dispatch } = props
  return (
    <OutputFields output={draft} faults={faults} onChange={(patch) => dispatch({ type: 'change', patch })}>
      <ClosingFields {...props} />
    </OutputFields>
  )
}
