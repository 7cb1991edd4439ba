import { type ComponentPropsWithRef, useState } from 'react'
import { cutPaste, cutPasteText } from './cut-paste.ts'
import { FieldFault } from './field.tsx'
import { TextArea, TextInput } from './inputs.tsx'

/** One line of text in a field with a `maxLength`, which says how much of a paste was left out. */
export function LimitedTextInput(props: ComponentPropsWithRef<'input'> & { maxLength: number }) {
  const [lost, setLost] = useState(0)
  return (
    <>
      <TextInput {...props} {...cutPaste(props, setLost)} />
      <LeftOut maxLength={props.maxLength} lost={lost} />
    </>
  )
}

/** Several lines of text in such a field. */
export function LimitedTextArea(props: ComponentPropsWithRef<'textarea'> & { maxLength: number }) {
  const [lost, setLost] = useState(0)
  return (
    <>
      <TextArea {...props} {...cutPaste(props, setLost)} />
      <LeftOut maxLength={props.maxLength} lost={lost} />
    </>
  )
}

function LeftOut({ maxLength, lost }: { maxLength: number; lost: number }) {
  if (lost === 0) return null
  return (
    <div role="alert">
      <FieldFault>{cutPasteText(maxLength, lost)}</FieldFault>
    </div>
  )
}
