import { t } from '@lingui/core/macro'
import type { BrandDraft } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Eye } from '#icons'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { useUser } from '../../lib/session/session.ts'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { BulkRebrandOffer } from '../../ui/bulk-rebrand/offer.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { BrandBar } from './brand-bar.tsx'
import { BrandForm } from './brand-form.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { useDraft } from './queries.ts'
import { mayEdit } from '../../lib/session/effective-role.ts'
import { useBrandEditor } from './use-brand-editor.ts'
import { checkFields } from './check-fields.ts'
import { isNarrow } from './is-narrow.ts'

/** The branding editor: the fields on one side, a preview of the real site on the other. */
export function BrandingTab() {
  return (
    <Loaded query={useDraft()} title={t`Couldn’t load your branding.`}>
      {(draft) => <Editor draft={draft} />}
    </Loaded>
  )
}

function Editor({ draft }: { draft: BrandDraft }) {
  const editor = useBrandEditor(draft)
  const fields = useRef<HTMLFieldSetElement>(null)
  // The preview is the whole site once more: a phone would load it before the fields, which it covers.
  const [isShown, setShown] = useState(() => !isNarrow())
  const { data: user } = useUser()
  const isReader = !user || !mayEdit(user)
  const { sheetUrl, cssFaults, savedAt } = editor.save.data ?? draft
  return (
    <>
      {!isReader && <BulkRebrandOffer of="site" />}
      {!isShown && isNarrow() && (
        <Button variant="secondary" block icon={<Eye size={18} aria-hidden="true" />} onClick={() => setShown(true)}>
          {t`Show Preview`}
        </Button>
      )}
      <Sides $alone={!isShown}>
        <Fieldset ref={fields} disabled={isReader}>
          {isReader && <Note>{t`You can view the branding. Editors, admins and owners can change it.`}</Note>}
          <BrandForm editor={editor} cssFaults={cssFaults} />
        </Fieldset>
        {isShown && (
          <BrandPreview design={editor.design} sheetUrl={sheetUrl} version={draft.publishedVersion} savedAt={savedAt} />
        )}
      </Sides>
      {!isReader && (
        <BrandBar
          draft={draft}
          editor={editor}
          isShown={isShown}
          onShow={setShown}
          checkFields={() => checkFields(fields.current)}
        />
      )}
    </>
  )
}

const Fieldset = styled.fieldset`
  display: grid;
  gap: ${token.space[4]};
`
const Sides = styled.div<{ $alone: boolean }>`
  display: grid;
  grid-template-columns: ${({ $alone }) => ($alone ? 'minmax(0, 640px)' : 'minmax(0, 372px) minmax(0, 1fr)')};
  gap: ${token.space[7]};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
