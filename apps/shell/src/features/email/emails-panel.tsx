import { useLingui } from '@lingui/react/macro'
import type { Language, MailTemplate } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { useUser } from '../../lib/session/session.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/inputs.tsx'
import { LanguageOptions } from '../../ui/forms/language-options.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { DiscardDialog } from '../../ui/dialogs/discard-dialog.tsx'
import { LeaveQuestion } from '../../ui/dialogs/leave-question.tsx'
import { Panel } from '../../ui/partner-dashboard/panel.tsx'
import { mayEdit } from '../../lib/session/effective-role.ts'
import { EmailEditor } from './email-editor.tsx'
import { emailGroups, emailName } from './email-labels.ts'
import { useMailTexts } from './queries.ts'

/** Every email that people of the site get, in every language, with its words beside how it looks. */
export function EmailsPanel() {
  const { t } = useLingui()
  const { data: user } = useUser()
  const boot = useBoot()
  const [language, setLanguage] = useState<Language>(boot.language)
  const [template, setTemplate] = useState<MailTemplate>('welcome')
  const [isDirty, setDirty] = useState(false)
  // A choice that would discard unpublished text, until the person confirms it.
  const [waiting, setWaiting] = useState<{ choose: () => void }>()
  const ask = (choose: () => void) => (isDirty ? setWaiting({ choose }) : choose())
  const mayChange = user !== null && user !== undefined && mayEdit(user)
  return (
    <Panel title={t`Email templates`}>
      <Choice>
        <Field label={t`Email template`}>
          <Select value={template} onChange={({ target: { value } }) => ask(() => setTemplate(value as MailTemplate))}>
            {emailGroups().map(({ title, templates }) => (
              <optgroup key={title} label={title}>
                {templates.map((one) => (
                  <option key={one} value={one}>
                    {emailName(one)}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
        <Field label={t`Language`}>
          <Select value={language} onChange={({ target: { value } }) => ask(() => setLanguage(value as Language))}>
            <LanguageOptions />
          </Select>
        </Field>
      </Choice>
      <Loaded query={useMailTexts(language)} title={t`Couldn’t load the email templates.`}>
        {(texts) =>
          texts
            .filter((text) => text.template === template)
            .map((text) => (
              <EmailEditor
                key={`${template} ${language}`}
                text={text}
                language={language}
                mayChange={mayChange}
                onDirty={setDirty}
              />
            ))
        }
      </Loaded>
      <LeaveQuestion isDirty={isDirty} />
      <DiscardDialog onDiscard={waiting?.choose} onClose={() => setWaiting(undefined)} />
    </Panel>
  )
}

const Choice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${token.space[4]};
  max-inline-size: 720px;
  margin-block-end: ${token.space[5]};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
