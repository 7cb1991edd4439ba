import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Bell, BellOff } from '#icons'
import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { TextButton } from '../../../ui/controls/text-button.tsx'
import { noticeState, turnOffNotices, turnOnNotices, watchNotices } from './finish-notice.ts'

/** Offers browser notifications while something is being made. The browser asks for permission only after the press. */
export function NoticeSwitch() {
  const state = useSyncExternalStore(watchNotices, noticeState)
  if (state === 'unsupported') return null
  if (state === 'blocked')
    return (
      <Line role="status">
        <BellOff size={16} aria-hidden="true" />
        <span>
          <Trans>Your browser is blocking notifications from this site. You can allow them in the address bar.</Trans>
        </span>
      </Line>
    )
  return (
    <Line role="status">
      <Bell size={16} aria-hidden="true" />
      {state === 'on' ? (
        <span>
          <Trans>Get a browser notification when a video is ready, even while you’re in another tab.</Trans>{' '}
          <TextButton onClick={turnOffNotices}>
            <Trans>Turn off</Trans>
          </TextButton>
        </span>
      ) : (
        <span>
          <Trans>You can leave this page while we work.</Trans>{' '}
          <TextButton onClick={() => void turnOnNotices()}>
            <Trans>Notify me when it’s ready</Trans>
          </TextButton>
        </span>
      )}
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${token.space[2]};
  font-size: ${token.fontSize.control};
  color: ${token.textMuted};
  svg {
    flex: none;
    align-self: start;
    margin-block-start: 3px;
  }
`
