import { Trans, useLingui } from '@lingui/react/macro'
import { BookA } from '#icons'
import { type ComponentProps, Suspense, useState } from 'react'
import { screen } from '../../app/screen.ts'
import { PlayButton } from '../../features/scripts/preview/speaking-presenter.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { WrapRow } from '../../ui/layout/stack.tsx'

const GlossaryDialog = screen(
  'glossary',
  async () => (await import('../../features/glossary/glossary-dialog.tsx')).GlossaryDialog,
)

/** Speaks the sentence at the cursor, and opens the glossary over the script. */
export function CursorTools(preview: ComponentProps<typeof PlayButton>) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <WrapRow>
      <PlayButton {...preview} text={t`Listen to this sentence`} />
      <Button variant="ghost" icon={<BookA size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        <Trans>Glossary</Trans>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <GlossaryDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </WrapRow>
  )
}
