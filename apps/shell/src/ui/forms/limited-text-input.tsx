import { type ComponentPropsWithRef, useState } from 'react'
import { cutPaste, cutPasteText } from './cut-paste.ts'
import { FieldFault } from './field.tsx'
import { TextInput } from './inputs.tsx'

/** One line of text in a field with a `maxLength`, which says how much of a paste was left out. */
export function LimitedTextInput(props: ComponentPropsWithRef<'input'> & { maxLength: number }) {
  const [lost, setLost] = useState(0)
  return (
    <>
      <TextInput {...props} {...cutPaste(props, setLost)} />
      {lost > 0 && (
        <div role="alert">
          <FieldFault>{cutPasteText(props.maxLength, lost)}</FieldFault>
        </div>
      )}
    </>
  )
}
