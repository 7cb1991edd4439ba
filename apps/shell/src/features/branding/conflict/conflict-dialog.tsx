import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { BrandDesign, BrandDraft } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { RadioRows } from '../../../ui/forms/radio-rows.tsx'
import { fieldName } from '../design-fields/field-names.ts'
import type { FieldPath } from '../design-fields/fields.ts'
import { type Difference, type Side, differencesOf, merged } from './differences.ts'
import { FieldPreview } from './field-preview.tsx'

interface ConflictDialogProps {
  base: BrandDesign
  mine: BrandDesign
  theirs: BrandDraft
  isBusy: boolean
  onClose: () => void
  onChoose: (design: BrandDesign) => void
}

/** Compares one's own draft with that of another editor, field by field; one of both is kept in each. */
export function ConflictDialog({ base, mine, theirs, isBusy, onClose, onChoose }: ConflictDialogProps) {
  const [choices, setChoices] = useState<ReadonlyMap<FieldPath, Side>>(new Map())
  const differences = differencesOf({ base, mine, theirs: theirs.design })
  const sideOf = ({ path, preset }: Difference) => choices.get(path) ?? preset
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => onChoose(merged(theirs.design, differences, sideOf))}
      title={t`Someone else changed the draft`}
      text={t`Choose what to keep in each field. Nothing is lost until you do.`}
      confirmText={t`Keep these choices`}
      cancelText={t`Decide later`}
      busy={isBusy}
    >
      <List>
        {differences.length === 0 && (
          <p>
            <Trans>Both drafts are the same.</Trans>
          </p>
        )}
        {differences.map((one) => (
          <RadioRows
            key={one.path}
            label={fieldName(one.path)}
            value={sideOf(one)}
            options={[
              { value: 'mine', title: t`Yours`, text: <FieldPreview path={one.path} value={one.mine} /> },
              { value: 'theirs', title: t`Theirs`, text: <FieldPreview path={one.path} value={one.theirs} /> },
            ]}
            onChange={(side) => setChoices(new Map(choices).set(one.path, side))}
          />
        ))}
      </List>
    </ConfirmDialog>
  )
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  max-block-size: 52vh;
  overflow: auto;
`
