import { Trans, useLingui } from '@lingui/react/macro'
import type { Language, MailText } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Badge } from '../../ui/feedback/badge.tsx'
import { ButtonRow } from '../../ui/controls/action-row.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { EmailPreview } from './email-preview.tsx'
import { PlaceholderList } from './placeholder-list.tsx'
import { TestButton } from './test-button.tsx'
import { formsOf } from './number-forms.ts'
import { useEmailEditor } from './use-email-editor.ts'
import { WordingField } from './wording-field.tsx'
import { SmallText } from '../../ui/layout/small-text.tsx'
import { FormStack } from '../../ui/forms/form-stack.tsx'

interface EmailEditorProps {
  text: MailText
  language: Language
  mayChange: boolean
  /** Reports whether the editor holds text that is not published. */
  onDirty: (isDirty: boolean) => void
}

/** The texts of one email in one language beside a preview. */
export function EmailEditor({ text, language, mayChange, onDirty }: EmailEditorProps) {
  const { t } = useLingui()
  const state = useRef<HTMLDivElement>(null)
  const { typed, change, fault, lacking, problem, isSound, isDirty, isPending, save, reset } = useEmailEditor(
    text,
    language,
    // The button is disabled by then.
    () => state.current?.focus(),
  )
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
  const line = (field: 'subject' | 'opening' | 'closing') => ({
    // Another version, as after a reset, may have other forms.
    key: `${field} ${text.version}`,
    language,
    readOnly: !mayChange,
    value: typed[field],
    error: fault(field),
    onChange: (value: string) => change({ [field]: value }),
  })
  return (
    <Pair>
      <FormStack onSubmit={save}>
        <div ref={state} tabIndex={-1}>
          {text.own ? <Badge tone="brand">{t`Your version`}</Badge> : <Badge>{t`Default text`}</Badge>}
        </div>
        <WordingField label={t`Subject`} maxLength={120} {...line('subject')} />
        <WordingField
          label={t({ message: 'Opening', context: 'email' })}
          rows={4}
          maxLength={500}
          {...line('opening')}
        />
        <WordingField label={t`Closing`} optional rows={2} maxLength={300} {...line('closing')} />
        <PlaceholderList template={text.template} />
        {Object.values(typed).some((one) => PLURAL.test(one) && !formsOf(one)) && <PluralHint />}
        {lacking && <Note tone="warn">{lacking}</Note>}
        {problem && <Note tone="bad">{problem}</Note>}
        <ButtonRow>
          {mayChange && (
            <Button type="submit" disabled={!isDirty || !isSound} busy={isPending} busyText={t`Saving...`}>
              <Trans>Publish</Trans>
            </Button>
          )}
          {mayChange && text.own && (
            <Button type="button" variant="secondary" busy={isPending} onClick={reset}>
              <Trans>Reset to default</Trans>
            </Button>
          )}
          {mayChange && <TestButton template={text.template} language={language} disabled={isDirty} />}
        </ButtonRow>
        <WhatStays />
      </FormStack>
      <EmailPreview template={text.template} language={language} typed={typed} />
    </Pair>
  )
}

function WhatStays() {
  return (
    <SmallText>
      <Trans>
        The button with its link, the details and the footer can’t be removed. Changes apply to new emails once
        published.
      </Trans>
    </SmallText>
  )
}

/** Explains the braces of a text that depends on numbers in a way that fields cannot show. */
function PluralHint() {
  const sample = '{…, plural, one {…} other {…}}'
  return (
    <SmallText>
      <Trans>
        <code dir="ltr">{sample}</code> has one wording for 1 and one for all other numbers. Change only the words in
        the inner braces; # is the number.
      </Trans>
    </SmallText>
  )
}

const PLURAL = /,\s*plural\s*,/

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  align-items: start;
  gap: ${token.space[6]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
