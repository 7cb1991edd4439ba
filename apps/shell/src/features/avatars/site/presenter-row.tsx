import { t } from '@lingui/core/macro'
import type { SiteAvatar } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { ArrowDown, ArrowUp } from 'lucide-react'
import styled from 'styled-components'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { Arch } from '../../../ui/brand/brand-frame.tsx'
import { Presenter } from '../../../ui/brand/presenter.tsx'
import { IconButton } from '../../../ui/controls/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { lineOf } from '../line-of.ts'

interface PresenterRowProps {
  avatar: SiteAvatar
  isLocked: boolean
  /** Undefined for the first, or the last. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onHide: (isHidden: boolean) => void
}

/** A stock presenter with its place, and whether customers see it. */
export function PresenterRow({ avatar, isLocked, onUp, onDown, onHide }: PresenterRowProps) {
  const name = isolated(avatar.name)
  return (
    <Row>
      <Arch size="56px">
        <Presenter presenterId={avatar.presenterId} />
      </Arch>
      <div>
        <b>
          <bdi>{avatar.name}</bdi>
        </b>
        <p>
          <bdi>{lineOf({ ...avatar, type: 'stock' })}</bdi>
        </p>
      </div>
      <Controls>
        <Checkbox
          label={t`Offered`}
          aria-label={t`Offer ${name}`}
          checked={!avatar.isHidden}
          disabled={isLocked}
          onChange={({ currentTarget }) => onHide(!currentTarget.checked)}
        />
        <IconButton label={t`Move ${name} up`} disabled={isLocked || !onUp} onClick={() => onUp?.()}>
          <ArrowUp size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={t`Move ${name} down`} disabled={isLocked || !onDown} onClick={() => onDown?.()}>
          <ArrowDown size={18} aria-hidden="true" />
        </IconButton>
      </Controls>
    </Row>
  )
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  padding-block: ${token.space[2]};
  border-block-end: 1px solid ${token.border};
  > div:nth-child(2) {
    flex: 1 1 160px;
    min-inline-size: 0;
  }
  p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
`
