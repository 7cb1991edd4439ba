import { type ChangeEventHandler, type ClipboardEventHandler, createContext, useContext } from 'react'

/** Takes the sentence about a paste that was cut off, or undefined once there is room again. */
export const CutPaste = createContext<(text: string | undefined) => void>(() => undefined)

interface LimitedControl<Control> {
  maxLength?: number | undefined
  onPaste?: ClipboardEventHandler<Control> | undefined
  onChange?: ChangeEventHandler<Control> | undefined
}

/** Returns the handlers that say how much of a paste is left out: a browser cuts it off at `maxLength` without a word. */
export function useCutPaste<Control extends HTMLInputElement | HTMLTextAreaElement>({
  maxLength,
  onPaste,
  onChange,
}: LimitedControl<Control>): LimitedControl<Control> {
  const tell = useContext(CutPaste)
  if (maxLength === undefined || maxLength < 0) return {}
  return {
    onPaste(event) {
      onPaste?.(event)
      const lost = leftOut(event.currentTarget, event.clipboardData.getData('text'), maxLength)
      if (lost <= 0) return tell(undefined)
      // Few people paste more than fits, so the sentence comes when it is needed.
      void import('./cut-paste-text.ts').then(({ cutPasteText }) => tell(cutPasteText(maxLength, lost)))
    },
    onChange(event) {
      if (event.target.value.length < maxLength) tell(undefined)
      onChange?.(event)
    },
  }
}

function leftOut(control: HTMLInputElement | HTMLTextAreaElement, pasted: string, maxLength: number): number {
  const { value, selectionStart, selectionEnd } = control
  const room = maxLength - value.length + (selectionEnd ?? 0) - (selectionStart ?? 0)
  const taken = control instanceof HTMLInputElement ? pasted.replaceAll(/[\n\r]/g, '') : pasted
  return taken.length - room
}
