import { Trans, useLingui } from '@lingui/react/macro'
import { type Language, type MailText, directionOf } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Badge } from '../../../kit/ui/badge.tsx'
import { Button } from '../../../kit/ui/button.tsx'
import { Field } from '../../../kit/ui/field.tsx'
import { TextArea, TextInput } from '../../../kit/ui/inputs.tsx'
import { Note } from '../../../kit/ui/note.tsx'
import { media } from '../../../kit/ui/shapes.ts'
import { LetterPreview } from './letter-preview.tsx'
import { PlaceholderList } from './placeholder-list.tsx'
import { TestButton } from './test-button.tsx'
import { useLetterEditor } from './use-letter-editor.ts'

interface LetterEditorProps {
  text: MailText
  language: Language
  mayChange: boolean
}

/** The words of one letter in one language, and beside them the letter as it arrives. */
export function LetterEditor({ text, language, mayChange }: LetterEditorProps) {
  const { t } = useLingui()
  const { typed, change, fault, lacking, refusal, isSound, isDirty, isPending, save, reset } = useLetterEditor(
    text,
    language,
  )
  const line = (field: 'subject' | 'opening' | 'closing') => ({
    dir: directionOf(language),
    lang: language,
    readOnly: !mayChange,
    value: typed[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [field]: currentTarget.value }),
  })
  return (
    <Pair>
      <Form onSubmit={save}>
        <div>{text.own ? <Badge tone="brand">{t`Your words`}</Badge> : <Badge>{t`Standard words`}</Badge>}</div>
        <Field label={t`Subject`} error={fault('subject')}>
          <TextInput required maxLength={120} {...line('subject')} />
        </Field>
        <Field label={t`How it begins`} error={fault('opening')}>
          <TextArea required rows={4} maxLength={500} {...line('opening')} />
        </Field>
        <Field label={t`How it ends`} optional error={fault('closing')}>
          <TextArea rows={2} maxLength={300} {...line('closing')} />
        </Field>
        <PlaceholderList template={text.template} />
        {lacking && <Note tone="warn">{lacking}</Note>}
        {refusal && <Note tone="bad">{refusal}</Note>}
        <Buttons>
          {mayChange && (
            <Button type="submit" disabled={!isDirty || !isSound} busy={isPending} busyText={t`Saving...`}>
              <Trans>Publish</Trans>
            </Button>
          )}
          {mayChange && text.own && (
            <Button type="button" variant="secondary" busy={isPending} onClick={reset}>
              <Trans>Back to our words</Trans>
            </Button>
          )}
          {mayChange && <TestButton template={text.template} language={language} disabled={isDirty} />}
        </Buttons>
        <Quiet>
          <Trans>
            The button with its link, the facts and the foot of the letter always stay. What you publish counts from the
            next mail on.
          </Trans>
        </Quiet>
      </Form>
      <LetterPreview template={text.template} language={language} typed={typed} />
    </Pair>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  align-items: start;
  gap: ${token.space[6]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Form = styled.form`
  display: grid;
  gap: ${token.space[4]};
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
`
const Quiet = styled.p`
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
