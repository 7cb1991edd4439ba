import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'

export type BadgeTone = 'neutral' | 'ok' | 'run' | 'warn' | 'bad' | 'alarm' | 'brand'

interface BadgeProps {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
}

/** A word about the state of something; the colour only repeats what the word says. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  const [ground, ink] = tones[tone]
  return (
    <Pill $ground={ground} $ink={ink}>
      {icon}
      {children}
    </Pill>
  )
}

const tones: Record<BadgeTone, [ground: string, ink: string]> = {
  neutral: [token.surface2, token.text],
  ok: [token.successSubtle, token.successText],
  run: [token.infoSubtle, token.infoText],
  warn: [token.warningSubtle, token.warningText],
  bad: [token.dangerSubtle, token.dangerText],
  alarm: [token.danger, token.onDanger],
  brand: [token.primarySubtle, token.primaryText],
}

const Pill = styled.span.attrs({ className: 't-badge' })<{ $ground: string; $ink: string }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  padding: 3px 9px;
  border-radius: ${token.radius.pill};
  background: ${({ $ground }) => $ground};
  color: ${({ $ink }) => $ink};
  font-size: ${token.fontSize.badge};
  font-weight: 600;
  line-height: 1.3;
  white-space: nowrap;
  svg {
    flex: none;
  }
`
