import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { BrandDesign } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { type NamedText, textsWithEarlierName } from '../design-fields/earlier-names.ts'
import { fieldName } from '../design-fields/field-names.ts'
import { type FieldPath, withFields } from '../design-fields/fields.ts'
import { useVersions } from '../queries.ts'

interface RenameOfferProps {
  design: BrandDesign
  onChange: (design: BrandDesign) => void
}

/** Shown below a new name: the texts with an earlier one, and a button that changes them together. */
export function RenameOffer({ design, onChange }: RenameOfferProps) {
  const versions = useVersions()
  const [isOpen, setOpen] = useState(false)
  const texts = textsWithEarlierName(
    design,
    (versions.data ?? []).map(({ companyName }) => companyName),
  )
  if (texts.length === 0) return null
  return (
    <>
      <Note tone="warn">
        <Offer>
          <p>
            <Plural
              value={texts.length}
              one="# text field still contains an earlier name."
              other="# text fields still contain an earlier name."
            />
          </p>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            <Trans>Review text</Trans>
          </Button>
        </Offer>
      </Note>
      {isOpen && (
        <RenameDialog
          texts={texts}
          onClose={() => setOpen(false)}
          onConfirm={(chosen) => {
            onChange(withFields(design, new Map(chosen.map(({ path, renamed }) => [path, renamed]))))
            setOpen(false)
          }}
        />
      )}
    </>
  )
}

interface RenameDialogProps {
  texts: readonly NamedText[]
  onClose: () => void
  onConfirm: (chosen: NamedText[]) => void
}

function RenameDialog({ texts, onClose, onConfirm }: RenameDialogProps) {
  const [left, setLeft] = useState<ReadonlySet<FieldPath>>(
    // A registered name changes in a register, not in an editor.
    () => new Set(texts.flatMap(({ path }) => (path.startsWith('legal.') ? [path] : []))),
  )
  const chosen = texts.filter(({ path }) => !left.has(path))
  const toggle = (path: FieldPath) => {
    const next = new Set(left)
    if (!next.delete(path)) next.add(path)
    setLeft(next)
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => onConfirm(chosen)}
      title={t`Use the new name in your site’s text?`}
      text={t`Nothing changes for visitors until you publish.`}
      confirmText={t`Update text`}
      cancelText={t`Not now`}
    >
      <List>
        {texts.map(({ path, renamed }) => (
          <li key={path}>
            <Checkbox
              checked={!left.has(path)}
              onChange={() => toggle(path)}
              label={
                <>
                  <b>{fieldName(path)}</b>
                  <span dir="auto">{renamed}</span>
                </>
              }
            />
          </li>
        ))}
      </List>
    </ConfirmDialog>
  )
}

const Offer = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[3]};
`
const List = styled.ul`
  max-block-size: 50vh;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  li {
    border-block-start: 1px solid ${token.border};
  }
  b,
  span[dir] {
    display: block;
  }
  span[dir] {
    color: ${token.textMuted};
  }
`
