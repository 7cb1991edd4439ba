import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ScriptLength } from '@vitrine/contract'
import { Note } from '../../ui/feedback/note.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/inputs.tsx'
import { usePagesLeft } from './pages-left.ts'
import type { PlanDraft } from './plan.ts'
import { Stack } from '../../ui/layout/stack.tsx'

interface LinkFieldsProps {
  draft: PlanDraft
  onChange: (patch: Partial<PlanDraft>) => void
}

/** Fields for scripts of rows that link to a page, with the progress of reading those pages. */
export function LinkFields({ draft, onChange }: LinkFieldsProps) {
  const { t } = useLingui()
  const left = usePagesLeft()
  return (
    <Stack>
      <Field label={t`Script length`} hint={t`For rows without a script, which we write from the page.`}>
        <Select value={draft.length} onChange={({ target }) => onChange({ length: target.value as ScriptLength })}>
          <option value="short">{t`Up to 20 seconds`}</option>
          <option value="medium">{t`Up to 45 seconds`}</option>
          <option value="long">{t`Up to 90 seconds`}</option>
        </Select>
      </Field>
      <Note>
        <Trans>
          We read each page when you check the file. Values in a row replace those from its page. Photos from pages
          aren’t added.
        </Trans>
      </Note>
      <p role="status">
        {left > 0 && <Plural value={left} one="# page or photo left to load" other="# pages and photos left to load" />}
      </p>
    </Stack>
  )
}
