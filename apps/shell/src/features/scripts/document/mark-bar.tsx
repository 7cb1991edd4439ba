import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import type { ReactNode, RefObject } from 'react'
import styled from 'styled-components'
import { media } from '../../../ui/brand/shapes.ts'
import { Chip } from '../../../ui/feedback/chip.tsx'
import type { MarkKind } from './insert-mark.ts'

interface MarkBarProps {
  field: RefObject<HTMLTextAreaElement | null>
  /** Further actions at the cursor. */
  children: ReactNode
  onChange: (script: string) => void
}

/** Inserts delivery marks at the cursor. The browser's undo covers them like typed text. */
export function MarkBar({ field, children, onChange }: MarkBarProps) {
  const { t } = useLingui()
  // In the order of the buttons.
  const names: Record<MarkKind, string> = {
    pause: t`Add pause`,
    emphasis: t`Emphasis`,
    slow: t`Slower`,
    fast: t`Faster`,
    spell: t`Spell out`,
  }

  async function insert(kind: MarkKind): Promise<void> {
    // Loaded with the first mark, because many scripts have none.
    const found = await import('./insert-mark.ts').catch(() => undefined)
    const { current: text } = field
    if (!found || !text) return
    const { value, selectionStart: from, selectionEnd: to } = text
    const change = found.insertMark(value, { from, to }, kind)
    if (value.length + change.text.length - (change.to - change.from) > text.maxLength) return
    text.focus()
    text.setSelectionRange(change.from, change.to)
    // The only way to insert text that keeps the browser's undo history.
    const isDone = document.execCommand?.('insertText', false, change.text)
    if (!isDone) onChange(value.slice(0, change.from) + change.text + value.slice(change.to))
    requestAnimationFrame(() => text.setSelectionRange(change.selectFrom, change.selectTo))
  }

  return (
    <Bar>
      <Marks role="group" aria-label={t`Insert`}>
        {(Object.keys(names) as MarkKind[]).map((kind) => (
          // A press with the mouse leaves the cursor where it is.
          <Chip
            key={kind}
            aria-pressed={undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void insert(kind)}
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
  gap: ${token.space[2]};
  padding: ${token.space[2]} 20px;
  border-block-end: 1px solid ${token.border};
  /* Small enough for one row beside a presenter; a finger needs the full size. */
  ${media.hover} {
    button {
      min-block-size: 36px;
      padding-inline: 11px;
      font-size: ${token.fontSize.small};
    }
  }
  ${media.narrow} {
    padding-inline: ${token.space[2]};
    > button {
      padding-inline: ${token.space[3]};
      font-size: ${token.fontSize.small};
    }
  }
`
// One row on a phone, where the buttons would take more height than the script.
const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  ${media.narrow} {
    flex-wrap: nowrap;
    inline-size: 100%;
    /* Room for the focus ring, which a scroller cuts. */
    margin: -4px;
    padding: 4px;
    overflow-x: auto;
    scrollbar-width: none;
    > button {
      flex: none;
    }
  }
`
