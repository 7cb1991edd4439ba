import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { fieldFault } from '../../lib/forms/problems.ts'
import { languageName, spokenLanguages } from '../../lib/i18n/language-name.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Select, TextInput } from '../../ui/forms/inputs.tsx'
import type { TermForm, Translating } from './form.ts'
import { ListenButton } from './listen-button.tsx'
import type { Listen } from './use-listen.ts'

interface TermFieldsProps {
  form: TermForm
  /** The latest errors of the server. */
  error: unknown
  onChange: (patch: Partial<TermForm>) => void
}

/** The term, and the scripts that it is for. */
export function TermField({ form, error, onChange }: TermFieldsProps) {
  const { t } = useLingui()
  return (
    <Pair>
      <Field label={t`Term`} hint={t`As written in your scripts.`} error={fieldFault(error, 'term')}>
        <TextInput
          dir="auto"
          required
          autoFocus
          maxLength={60}
          value={form.term}
          onChange={({ target }) => onChange({ term: target.value })}
        />
      </Field>
      <Field label={t`Script language`} error={fieldFault(error, 'language')}>
        <Select
          value={form.language}
          onChange={({ target }) => onChange({ language: target.value as TermForm['language'] })}
        >
          <option value="">{t`All languages`}</option>
          {spokenLanguages.map((code) => (
            <option key={code} value={code}>
              {languageName(code)}
            </option>
          ))}
        </Select>
      </Field>
    </Pair>
  )
}

export function SpokenField({ form, error, onChange, listen }: TermFieldsProps & { listen: Listen }) {
  const { t } = useLingui()
  return (
    <Field
      label={t`Sounds like`}
      optional
      hint={t`Spell it the way it sounds. Captions still show the term.`}
      error={fieldFault(error, 'spoken')}
    >
      <Line>
        <TextInput
          dir="auto"
          maxLength={60}
          value={form.spoken}
          onChange={({ target }) => onChange({ spoken: target.value })}
        />
        <ListenButton
          id="form"
          term={form.term}
          spoken={form.spoken}
          language={form.language || null}
          listen={listen}
        />
      </Line>
    </Field>
  )
}

/** Treatment of the term in translations. */
export function TranslationFields({ form, error, onChange }: TermFieldsProps) {
  const { t } = useLingui()
  const change = (translations: TermForm['translations']) =>
    onChange({ translations: { ...form.translations, ...translations } })
  return (
    <>
      <Field label={t`In translations`}>
        <Select
          value={form.translating}
          onChange={({ target }) => onChange({ translating: target.value as Translating })}
        >
          <option value="usual">{t`Translate as usual`}</option>
          <option value="kept">{t`Never translate`}</option>
          <option value="fixed">{t`Always translate as...`}</option>
        </Select>
      </Field>
      {form.translating === 'fixed' && (
        <Pair>
          {spokenLanguages
            .filter((code) => code !== form.language)
            .map((code) => (
              <Field key={code} label={languageName(code)} optional error={fieldFault(error, `translations.${code}`)}>
                <TextInput
                  lang={code}
                  dir="auto"
                  maxLength={120}
                  value={form.translations[code] ?? ''}
                  onChange={({ target }) => change({ [code]: target.value })}
                />
              </Field>
            ))}
        </Pair>
      )}
    </>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${token.space[4]};
`
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`
