import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useToast } from '../../../lib/toast/toast.ts'
import { findOpener, returnFocus } from '../../../ui/dialogs/focus-return.ts'
import { cutPaste, cutPasteText } from '../../../ui/forms/cut-paste.ts'
import { TextInput } from '../../../ui/forms/inputs.tsx'

const titleCharactersMax = 160

interface TitleFieldProps {
  title: string
  onSave: (title: string) => void
  onLeave: () => void
}

/** Edits a title in place: Enter and leaving the field save, Escape discards. */
export function TitleField({ title, onSave, onLeave }: TitleFieldProps) {
  const { t } = useLingui()
  const toast = useToast()
  const [typed, setTyped] = useState(title)
  const input = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  const isEndedByKey = useRef(false)
  const [opener] = useState(findOpener)
  useEffect(() => {
    // Waits until the menu that led here has closed.
    const timer = setTimeout(() => input.current?.select())
    return () => {
      clearTimeout(timer)
      // After Enter or Escape nothing else has the focus.
      if (isEndedByKey.current && document.activeElement === document.body) returnFocus(opener)
    }
  }, [opener])

  function end(isSaved: boolean): void {
    if (isOver.current) return
    isOver.current = true
    const wanted = typed.trim()
    if (isSaved && wanted && wanted !== title) onSave(wanted)
    else onLeave()
  }

  function press({ key }: KeyboardEvent): void {
    isEndedByKey.current ||= key === 'Enter' || key === 'Escape'
    if (key === 'Enter') end(true)
    if (key === 'Escape') end(false)
  }

  const limited = {
    maxLength: titleCharactersMax,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
  }
  return (
    <Small
      ref={input}
      dir="auto"
      aria-label={t`Title`}
      maxLength={titleCharactersMax}
      value={typed}
      {...cutPaste(limited, (lost) => lost > 0 && toast({ title: cutPasteText(titleCharactersMax, lost) }))}
      onKeyDown={press}
      onBlur={() => end(true)}
    />
  )
}

const Small = styled(TextInput)`
  min-block-size: 44px;
  padding: 6px 10px;
  font-weight: 600;
`
