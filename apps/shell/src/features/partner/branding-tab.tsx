import { t } from '@lingui/core/macro'
import type { BrandDraft } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { Loaded } from '../../kit/ui/loaded.tsx'
import { media } from '../../kit/ui/shapes.ts'
import { BrandBar } from './brand-bar.tsx'
import { BrandForm } from './brand-form.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { useDraft } from './brand-queries.ts'
import { useBrandEditor } from './use-brand-editor.ts'

/** The brand: what it is made of on one side, the real site in it on the other. */
export function BrandingTab() {
  return (
    <Loaded query={useDraft()} title={t`Your brand could not be loaded.`}>
      {(draft) => <Editor draft={draft} />}
    </Loaded>
  )
}

function Editor({ draft }: { draft: BrandDraft }) {
  const editor = useBrandEditor(draft)
  const [isShown, setShown] = useState(true)
  const { sheetUrl, cssFaults, savedAt } = editor.save.data ?? draft
  return (
    <>
      <Sides $alone={!isShown}>
        <BrandForm editor={editor} cssFaults={cssFaults} />
        {isShown && (
          <BrandPreview design={editor.design} sheetUrl={sheetUrl} version={draft.publishedVersion} savedAt={savedAt} />
        )}
      </Sides>
      <BrandBar draft={draft} editor={editor} isShown={isShown} onShow={setShown} />
    </>
  )
}

const Sides = styled.div<{ $alone: boolean }>`
  display: grid;
  grid-template-columns: ${({ $alone }) => ($alone ? 'minmax(0, 640px)' : 'minmax(0, 372px) minmax(0, 1fr)')};
  gap: ${token.space[7]};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
