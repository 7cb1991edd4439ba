import { plural } from '@lingui/core/macro'
import type { ChangeEventHandler, ClipboardEventHandler } from 'react'
import { leftOut } from '../../lib/text/left-out.ts'
import { formatCount } from '../../lib/i18n/format.ts'

interface LimitedControl<Control> {
  maxLength?: number | undefined
  onPaste?: ClipboardEventHandler<Control> | undefined
  onChange?: ChangeEventHandler<Control> | undefined
}

/**
 * Returns the handlers of a control that report how many characters of a paste were left out, and 0 once there is room again.
 * Browsers cut a paste off at `maxLength` silently.
 */
export function cutPaste<Control extends HTMLInputElement | HTMLTextAreaElement>(
  { maxLength = Infinity, onPaste, onChange }: LimitedControl<Control>,
  report: (lost: number) => void,
) {
  return {
    onPaste: ((event) => {
      onPaste?.(event)
      report(leftOut(event.currentTarget, event.clipboardData.getData('text'), maxLength))
    }) satisfies ClipboardEventHandler<Control>,
    onChange: ((event) => {
      if (event.target.value.length < maxLength) report(0)
      onChange?.(event)
    }) satisfies ChangeEventHandler<Control>,
  }
}

/** Returns the sentence about a paste that was cut off in a field. */
export function cutPasteText(maxLength: number, lost: number): string {
  const [most, left] = [formatCount(maxLength), formatCount(lost)]
  return plural(lost, {
    one: `This field takes up to ${most} characters. The last character you pasted was left out.`,
    other: `This field takes up to ${most} characters. The last ${left} you pasted were left out.`,
  })
}
