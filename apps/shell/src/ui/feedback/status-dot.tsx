import { directionOf } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'

export type DotTone = 'neutral' | 'ok' | 'run' | 'warn' | 'bad'

/**
 * A word about the state of something with a dot before it, whose colour only repeats the word. It reads in the direction of the
 * page, also where it begins with a figure and a unit of the other direction.
 */
export function StatusDot({ tone, children }: { tone: DotTone; children: ReactNode }) {
  return (
    <Line $ink={inks[tone]} dir={directionOf(useBoot().language)}>
      {children}
    </Line>
  )
}

const inks: Record<DotTone, string> = {
  neutral: token.textMuted,
  ok: token.successText,
  run: token.infoText,
  warn: token.warningText,
  bad: token.dangerText,
}

const Line = styled.span<{ $ink: string }>`
  display: inline-flex;
  align-items: baseline;
  gap: ${token.space[2]};
  &::before {
    content: '';
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    border-radius: ${token.radius.pill};
    background: ${({ $ink }) => $ink};
  }
`
