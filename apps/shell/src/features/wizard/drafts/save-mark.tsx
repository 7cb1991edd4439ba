import { t } from '@lingui/core/macro'
import { token } from '@vitrine/theme'
import { Check, CloudOff, LoaderCircle, TriangleAlert } from '#icons'
import styled from 'styled-components'
import { formatTime } from '../../../lib/i18n/format.ts'
import type { SaveState } from './saver.ts'

/** Shows the save state of the draft in a few words. */
export function SaveMark({ state }: { state: SaveState }) {
  const { Icon, text, isFine } = markOf(state)
  if (!text) return null
  return (
    <Mark role="status" $isFine={isFine}>
      <Icon size={16} aria-hidden="true" />
      {text}
    </Mark>
  )
}

function markOf(state: SaveState) {
  switch (state.phase) {
    case 'untouched':
      return { Icon: Check, text: '', isFine: true }
    case 'saving':
      return { Icon: LoaderCircle, text: t`Saving...`, isFine: true }
    case 'saved': {
      const time = formatTime(state.at)
      return { Icon: Check, text: t`Draft saved, ${time}`, isFine: true }
    }
    case 'offline':
      return { Icon: CloudOff, text: t`Offline. We’ll save when you’re back online`, isFine: false }
    case 'signed-out':
      return { Icon: CloudOff, text: t`Saved on this device. We’ll sync it when you sign in`, isFine: false }
    case 'full':
      return {
        Icon: TriangleAlert,
        text: t`Saved on this device only: you’ve reached 100 drafts. Delete one.`,
        isFine: false,
      }
  }
}

const Mark = styled.span<{ $isFine: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: ${token.fontSize.small};
  color: ${({ $isFine }) => ($isFine ? token.textMuted : token.warningText)};
  svg {
    flex: none;
    color: ${({ $isFine }) => ($isFine ? token.successText : token.warningText)};
  }
`
