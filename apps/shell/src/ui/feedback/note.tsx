import { token } from '@vitrine/theme'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '#icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'

type NoteTone = 'info' | 'ok' | 'warn' | 'bad'

/** A sentence that belongs to the page, not to a moment; moments are toasts. */
export function Note({ tone = 'info', children }: { tone?: NoteTone; children: ReactNode }) {
  const { Icon, ground, ink } = tones[tone]
  return (
    <Box $ground={ground} $ink={ink}>
      <Icon size={20} aria-hidden="true" />
      <div>{children}</div>
    </Box>
  )
}

const tones = {
  info: { Icon: Info, ground: token.primarySubtle, ink: token.primaryText },
  ok: { Icon: CircleCheck, ground: token.successSubtle, ink: token.successText },
  warn: { Icon: TriangleAlert, ground: token.warningSubtle, ink: token.warningText },
  bad: { Icon: CircleAlert, ground: token.dangerSubtle, ink: token.dangerText },
}

const Box = styled.div.attrs({ className: 't-note' })<{ $ground: string; $ink: string }>`
  display: flex;
  gap: ${token.space[3]};
  padding: 14px ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${({ $ground }) => $ground};
  font-size: ${token.fontSize.control};
  > svg {
    flex: none;
    margin-block-start: 2px;
    color: ${({ $ink }) => $ink};
  }
`
