import { t } from '@lingui/core/macro'
import { Plural } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { X } from '#icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Selection } from '../../lib/lists/selection.ts'
import { media } from '../brand/shapes.ts'
import { IconButton } from '../controls/button.tsx'
import { FloatingBar } from './floating-bar.ts'

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

const Bar = styled(FloatingBar)`
  inline-size: fit-content;
  max-inline-size: 100%;
  margin: ${token.space[4]} auto 0;
  gap: ${token.space[2]} ${token.space[3]};
  padding-block: ${token.space[2]};
  padding-inline: 20px ${token.space[2]};
  ${media.narrow} {
    padding-inline-start: ${token.space[3]};
  }
`
const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]};
`
