import { Trans, useLingui } from '@lingui/react/macro'
import type { GlossaryEntry } from '@vitrine/contract'
import { type SyntheticEvent, useState } from 'react'
import { restFault } from '../../lib/forms/problems.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { EditorActionRow } from '../../ui/controls/action-row.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { SettingsForm } from '../../ui/layout/settings-card.tsx'
import { DeleteTermButton } from './delete-button.tsx'
import { formOf, sentForm } from './form.ts'
import { type GlossaryKind, useSaveTerm } from './queries.ts'
import { SpokenField, TermField, TranslationFields } from './term-fields.tsx'
import type { Listen } from './use-listen.ts'

interface TermEditorProps {
  kind: GlossaryKind
  /** Undefined for a new one. */
  entry: GlossaryEntry | undefined
  listen: Listen
  onClose: () => void
}

/** Edits a term in the place of its list. */
export function TermEditor({ kind, entry, listen, onClose }: TermEditorProps) {
  const { t } = useLingui()
  const toast = useToast()
  const [form, setForm] = useState(() => formOf(entry))
  const save = useSaveTerm(kind)
  const fields = {
    form,
    error: save.error,
    onChange: (patch: Partial<typeof form>) => setForm((now) => ({ ...now, ...patch })),
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const done = () => {
      toast({ title: t`Term saved`, description: t`New videos use it.`, tone: 'success' })
      onClose()
    }
    save.mutate({ id: entry?.id, body: sentForm(form) }, { onSuccess: done })
  }

  return (
    <SettingsForm onSubmit={submit}>
      <TermField {...fields} />
      <SpokenField {...fields} listen={listen} />
      <TranslationFields {...fields} />
      {restFault(save.error) && <Note tone="bad">{restFault(save.error)}</Note>}
      <EditorActionRow>
        {entry && <DeleteTermButton kind={kind} entry={entry} onDeleted={onClose} />}
        <Button variant="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" busy={save.isPending} busyText={t`Saving...`}>
          <Trans>Save</Trans>
        </Button>
      </EditorActionRow>
    </SettingsForm>
  )
}
