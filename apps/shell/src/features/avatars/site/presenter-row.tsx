import { t } from '@lingui/core/macro'
import type { SiteAvatar } from '@vitrine/contract'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { Arch } from '../../../ui/brand/brand-frame.tsx'
import { Presenter } from '../../../ui/brand/presenter.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { MoveButtons, type Moves, RowControls, RowText } from '../../../ui/partner-dashboard/ordered-rows.tsx'
import { lineOf } from '../line-of.ts'

interface PresenterRowProps {
  avatar: SiteAvatar
  isLocked: boolean
  moves: Moves
  onHide: (isHidden: boolean) => void
}

/** A stock presenter with its place, and whether customers see it. */
export function PresenterRow({ avatar, isLocked, moves, onHide }: PresenterRowProps) {
  const name = isolated(avatar.name)
  return (
    <li>
      <Arch size="56px">
        <Presenter presenterId={avatar.presenterId} />
      </Arch>
      <RowText>
        <b>
          <bdi>{avatar.name}</bdi>
        </b>
        <p>
          <bdi>{lineOf({ ...avatar, type: 'stock' })}</bdi>
        </p>
      </RowText>
      <RowControls>
        <Checkbox
          label={t`Offered`}
          aria-label={t`Offer ${name}`}
          checked={!avatar.isHidden}
          disabled={isLocked}
          onChange={({ currentTarget }) => onHide(!currentTarget.checked)}
        />
        <MoveButtons name={name} isLocked={isLocked} {...moves} />
      </RowControls>
    </li>
  )
}
