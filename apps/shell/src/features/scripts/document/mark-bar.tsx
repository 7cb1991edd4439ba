import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import type { ReactNode, RefObject } from 'react'
import styled from 'styled-components'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { type MarkKind, insertMark, markKinds } from './insert-mark.ts'

interface MarkBarProps {
  field: RefObject<HTMLTextAreaElement | null>
  /** Further actions at the cursor. */
  children: ReactNode
  onChange: (script: string) => void
}

/** Inserts marks of delivery at the cursor. The browser can undo it as what is typed. */
export function MarkBar({ field, children, onChange }: MarkBarProps) {
  const { t } = useLingui()
  const names: Record<MarkKind, string> = {
    pause: t`Add pause`,
    emphasis: t`Emphasis`,
    slow: t`Slower`,
    fast: t`Faster`,
    spell: t`Spell out`,
  }

  function insert(kind: MarkKind): void {
    const { current: text } = field
    if (!text) return
    const { value, selectionStart: from, selectionEnd: to } = text
    const change = insertMark(value, { from, to }, kind)
    if (value.length + change.text.length - (change.to - change.from) > text.maxLength) return
    text.focus()
    text.setSelectionRange(change.from, change.to)
    // The only way that a browser keeps in what it undoes.
    const isDone = document.execCommand?.('insertText', false, change.text)
    if (!isDone) onChange(value.slice(0, change.from) + change.text + value.slice(change.to))
    requestAnimationFrame(() => text.setSelectionRange(change.selectFrom, change.selectTo))
  }

  return (
    <Bar>
      <Marks role="group" aria-label={t`Insert`}>
        {markKinds.map((kind) => (
          // A press with the mouse leaves the cursor where it is.
          <Chip
            key={kind}
            aria-pressed={undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => insert(kind)}
          >
            {names[kind]}
          </Chip>
        ))}
      </Marks>
      {children}
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[3]};
  padding: ${token.space[2]} 20px;
  border-block-end: 1px solid ${token.border};
`
const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`
