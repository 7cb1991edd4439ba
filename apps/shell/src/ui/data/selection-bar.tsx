import { t } from '@lingui/core/macro'
import { Plural } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { X } from '#icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Selection } from '../../lib/lists/selection.ts'
import { media } from '../brand/shapes.ts'
import { IconButton } from '../controls/button.tsx'

interface SelectionBarProps {
  selection: Selection
  /** The accessible name of the bar. */
  label: string
  /** Actions on the selected rows. */
  children: ReactNode
}

/** Actions on selected rows. It stays in sight during scrolling. Renders nothing when none is selected. */
export function SelectionBar({ selection, label, children }: SelectionBarProps) {
  if (selection.ids.length === 0) return null
  return (
    <Bar role="region" aria-label={label}>
      <strong role="status">
        <Plural value={selection.ids.length} one="# selected" other="# selected" />
      </strong>
      <Actions>{children}</Actions>
      <IconButton label={t`Clear selection`} onClick={selection.clear}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </Bar>
  )
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: 20px;
  z-index: 11;
  inline-size: fit-content;
  max-inline-size: 100%;
  margin: ${token.space[4]} auto 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  padding-block: ${token.space[2]};
  padding-inline: 20px ${token.space[2]};
  border: 1px solid ${token.borderControl};
  border-radius: ${token.radius.card};
  background: ${token.surface};
  box-shadow: ${token.shadow3};
  font-variant-numeric: tabular-nums;
  ${media.narrow} {
    /* Above the tabs of a phone. */
    inset-block-end: calc(80px + env(safe-area-inset-bottom));
    padding-inline-start: ${token.space[3]};
  }
`
const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]};
`
