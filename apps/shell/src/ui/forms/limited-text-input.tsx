import { type ComponentPropsWithRef, useState } from 'react'
import { cutPaste } from './cut-paste.ts'
import { FieldFault } from './field.tsx'
import { TextInput } from './inputs.tsx'

/** One line of text in a field with a `maxLength`, which says how much of a paste was left out. */
export function LimitedTextInput(props: ComponentPropsWithRef<'input'> & { maxLength: number }) {
  const [told, setTold] = useState<string>()
  return (
    <>
      <TextInput {...props} {...cutPaste(props, setTold)} />
      {told && (
        <div role="alert">
          <FieldFault>{told}</FieldFault>
        </div>
      )}
    </>
  )
}
