import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { ArrowDown, ArrowUp } from '#icons'
import styled from 'styled-components'
import { IconButton } from '../controls/button.tsx'

/** The ways of a row to its neighbours' places: undefined for the first, or the last. */
export interface Moves {
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

/** Returns the moves of the row at a place. `onMoved` gets all rows in their new order. */
export function movesOf<T>(rows: readonly T[], at: number, onMoved: (rows: T[]) => void): Moves {
  const moveTo = (to: number) => () => onMoved(rows.toSpliced(at, 1).toSpliced(to, 0, ...rows.slice(at, at + 1)))
  return {
    onUp: at > 0 ? moveTo(at - 1) : undefined,
    onDown: at < rows.length - 1 ? moveTo(at + 1) : undefined,
  }
}

/** Buttons that move a row, named after it. */
export function MoveButtons({ name, isLocked, onUp, onDown }: Moves & { name: string; isLocked: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <IconButton label={t`Move ${name} up`} disabled={isLocked || !onUp} onClick={() => onUp?.()}>
        <ArrowUp size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={t`Move ${name} down`} disabled={isLocked || !onDown} onClick={() => onDown?.()}>
        <ArrowDown size={18} aria-hidden="true" />
      </IconButton>
    </>
  )
}

/** A list whose rows a person puts in order. */
export const OrderedRows = styled.ul`
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[2]} ${token.space[4]};
    padding-block: ${token.space[2]};
    border-block-end: 1px solid ${token.border};
  }
  p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`

/** The words of a row, beside its controls where there is room. */
export const RowText = styled.div`
  flex: 1 1 160px;
  min-inline-size: 0;
`

export const RowControls = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
`
