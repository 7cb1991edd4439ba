import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { ChevronDown } from '#icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { isolated } from '../../lib/i18n/isolated.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { type DotTone, StatusDot } from '../../ui/feedback/status-dot.tsx'

interface AddressRowProps {
  host: string
  tone: DotTone
  badge: ReactNode
  /** The state, in a few words. */
  line: string
  isOpen?: boolean
  /** Left out for the address that has no records of its own. */
  onToggle?: () => void
}

/** One address of the list. */
export function AddressRow({ host, tone, badge, line, isOpen = false, onToggle }: AddressRowProps) {
  const { t } = useLingui()
  const name = isolated(host)
  return (
    <Row>
      <StatusDot tone={tone}>
        <b>
          <bdi>{host}</bdi>
        </b>
        {badge}
      </StatusDot>
      <Line $warns={tone === 'warn' || tone === 'bad'}>{line}</Line>
      {onToggle ? (
        <IconButton label={t`DNS records for ${name}`} aria-expanded={isOpen} onClick={onToggle}>
          <Turn size={18} aria-hidden="true" data-open={isOpen} />
        </IconButton>
      ) : (
        <span />
      )}
    </Row>
  )
}

export const AddressRows = styled.ul`
  border-block-start: 1px solid ${token.border};
`
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 44px;
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};
  min-block-size: 68px;
  padding-block: ${token.space[2]};
  border-block-end: 1px solid ${token.border};
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) 44px;
    > :nth-child(2) {
      grid-row: 2;
      grid-column: 1;
    }
    > :nth-child(3) {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
`
const Line = styled.span<{ $warns: boolean }>`
  font-size: ${token.fontSize.small};
  color: ${({ $warns }) => ($warns ? token.warningText : token.textMuted)};
  font-weight: ${({ $warns }) => ($warns ? 600 : 400)};
`
const Turn = styled(ChevronDown)`
  transition: rotate ${token.duration.hover} ${token.ease.out};
  &[data-open='true'] {
    rotate: 180deg;
  }
`
