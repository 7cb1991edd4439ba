import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { useRef } from 'react'
import styled from 'styled-components'
import { formatList } from '../../lib/i18n/format.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea, TextInput } from '../../ui/forms/inputs.tsx'
import { Chip } from '../../ui/feedback/chip.tsx'
import { MarkFaults } from '../../ui/script-marks/mark-faults.tsx'
import { type PlanDraft, nameOf } from './plan.ts'
import { unknownVariables } from './variables.ts'
import { Stack } from '../../ui/layout/stack.tsx'

interface TemplateFieldsProps {
  draft: PlanDraft
  onChange: (patch: Partial<PlanDraft>) => void
}

type Text = 'script' | 'title'

/** Texts for rows that have none of their own. A column in double braces is replaced by its value in each row. */
export function TemplateFields({ draft, onChange }: TemplateFieldsProps) {
  const { t } = useLingui()
  const { fields, templates, photoRights } = draft
  const [script, title] = [useRef<HTMLTextAreaElement>(null), useRef<HTMLInputElement>(null)]
  /** The text in which the person wrote last. */
  const last = useRef<Text>('script')
  const write = (text: Text, value: string) => onChange({ templates: { ...templates, [text]: value } })
  const example = isolated('{{price}}')
  const unknown = formatList(unknownVariables(draft).map(isolated))
  function insert(variable: string) {
    const control = last.current === 'script' ? script.current : title.current
    if (!control) return
    const { value, selectionStart, selectionEnd } = control
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length]
    write(last.current, value.slice(0, from) + variable + value.slice(to))
    control.focus()
  }
  return (
    <Stack>
      <Field
        label={t`Script for all rows`}
        hint={t`For rows without a script. A column name in braces, such as ${example}, becomes the value of each row.`}
      >
        <TextArea
          ref={script}
          dir="auto"
          rows={4}
          value={templates.script ?? ''}
          onFocus={() => (last.current = 'script')}
          onChange={({ target }) => write('script', target.value)}
        />
      </Field>
      <MarkFaults script={templates.script ?? ''} />
      <Field label={t`Title for all rows`} hint={t`For rows without a title`}>
        <TextInput
          ref={title}
          dir="auto"
          maxLength={300}
          value={templates.title ?? ''}
          onFocus={() => (last.current = 'title')}
          onChange={({ target }) => write('title', target.value)}
        />
      </Field>
      <ColumnChips draft={draft} onInsert={insert} />
      <div role="status">
        {unknown && (
          <Note tone="warn">
            <Trans>There is no column for {unknown}.</Trans>
          </Note>
        )}
      </div>
      {fields.includes('image') && (
        <Checkbox
          label={t`I have the right to use the photos at these addresses in videos.`}
          checked={photoRights}
          onChange={({ target }) => onChange({ photoRights: target.checked })}
        />
      )}
    </Stack>
  )
}

/** The columns whose values can be in a text. */
function ColumnChips({
  draft: { header, fields },
  onInsert,
}: {
  draft: PlanDraft
  onInsert: (variable: string) => void
}) {
  const { t } = useLingui()
  return (
    <Columns role="group" aria-label={t`Insert a column`}>
      <span aria-hidden="true">
        <Trans>Insert a column</Trans>
      </span>
      {header.map((_, column) => {
        const name = nameOf(header, column)
        if (fields[column] === 'image' || fields[column] === 'colour') return null
        return (
          <Chip key={`${column} ${name}`} aria-pressed={undefined} onClick={() => onInsert(`{{${name}}}`)}>
            <bdi>{name}</bdi>
          </Chip>
        )
      })}
    </Columns>
  )
}

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
  button {
    max-inline-size: 100%;
    color: ${token.text};
  }
  bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
