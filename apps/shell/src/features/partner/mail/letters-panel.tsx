import { useLingui } from '@lingui/react/macro'
import { type Language, type MailTemplate, languages } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../../kit/boot.ts'
import { useUser } from '../../../kit/session.ts'
import { Field } from '../../../kit/ui/field.tsx'
import { Select } from '../../../kit/ui/inputs.tsx'
import { Loaded } from '../../../kit/ui/loaded.tsx'
import { media } from '../../../kit/ui/shapes.ts'
import { Panel } from '../panel.tsx'
import { mayEdit } from '../standing.ts'
import { LetterEditor } from './letter-editor.tsx'
import { letterGroups, letterName } from './letter-words.ts'
import { useMailTexts } from './queries.ts'

/** Every letter that people of the site get, in every language, with its words beside how it looks. */
export function LettersPanel() {
  const { t } = useLingui()
  const { data: user } = useUser()
  const boot = useBoot()
  const [language, setLanguage] = useState<Language>(boot.language)
  const [template, setTemplate] = useState<MailTemplate>('welcome')
  const mayChange = user !== null && user !== undefined && mayEdit(user)
  return (
    <Panel title={t`Letters`}>
      <Choice>
        <Field label={t`Letter`}>
          <Select value={template} onChange={({ target }) => setTemplate(target.value as MailTemplate)}>
            {letterGroups().map(({ title, templates }) => (
              <optgroup key={title} label={title}>
                {templates.map((one) => (
                  <option key={one} value={one}>
                    {letterName(one)}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
        <Field label={t`Language`}>
          <Select value={language} onChange={({ target }) => setLanguage(target.value as Language)}>
            {languages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </Choice>
      <Loaded query={useMailTexts(language)} title={t`The letters could not be loaded.`}>
        {(texts) =>
          texts
            .filter((text) => text.template === template)
            .map((text) => (
              <LetterEditor
                key={`${template} ${language} ${text.version}`}
                text={text}
                language={language}
                mayChange={mayChange}
              />
            ))
        }
      </Loaded>
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
