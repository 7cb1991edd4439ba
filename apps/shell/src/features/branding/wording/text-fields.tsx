import { t } from '@lingui/core/macro'
import { type BrandDesign, type Language, type Words, directionOf } from '@vitrine/contract'
import { useState } from 'react'
import { useBoot } from '../../../lib/boot/boot.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, TextArea, TextInput } from '../../../ui/forms/inputs.tsx'
import { LanguageOptions } from '../../../ui/forms/language-options.tsx'
import { lineNames, lines } from './line-names.ts'
import { SampleFields } from './sample-fields.tsx'
import { Fields } from '../fields.ts'

type WordPacks = BrandDesign['words']
const charactersMax = 400
const scriptCharactersMax = 2000

interface WordsFieldsProps {
  words: WordPacks
  onChange: (words: WordPacks) => void
}

/** The words in which the site speaks of its trade, in each language. What a language does not say is said in English. */
export function WordsFields({ words, onChange }: WordsFieldsProps) {
  const [language, setLanguage] = useState<Language>(useBoot().language)
  const pack = (words[language] ?? {}) as Partial<Words>
  const dir = directionOf(language)

  function put(patch: Partial<Words>) {
    // An emptied line of another language goes back to English; English itself is never empty.
    const next = Object.fromEntries(Object.entries({ ...pack, ...patch }).filter(([, text]) => text !== ''))
    onChange({ ...words, [language]: language === 'en' ? { ...words.en, ...next } : next })
  }

  return (
    <Fields>
      <Field label={t`Language`}>
        <Select value={language} onChange={({ target }) => setLanguage(target.value as Language)}>
          <LanguageOptions />
        </Select>
      </Field>
      {lines.map((line) => (
        <Field key={line} label={lineNames()[line]}>
          <TextArea
            dir={dir}
            lang={language}
            rows={line === 'sampleScript' ? 6 : 2}
            maxLength={line === 'sampleScript' ? scriptCharactersMax : charactersMax}
            placeholder={words.en[line]}
            value={pack[line] ?? ''}
            onChange={({ target }) => put({ [line]: target.value })}
          />
        </Field>
      ))}
      <Audiences
        audiences={pack.audiences ?? words.en.audiences}
        dir={dir}
        onChange={(audiences) => put({ audiences })}
      />
      {language === 'en' && words.en.samples && (
        <SampleFields samples={words.en.samples} onChange={(samples) => put({ samples })} />
      )}
    </Fields>
  )
}

interface AudiencesProps {
  audiences: Words['audiences']
  dir: string
  onChange: (audiences: Words['audiences']) => void
}

function Audiences({ audiences, dir, onChange }: AudiencesProps) {
  return audiences.map(({ title, text }, index) => {
    const number = index + 1
    const put = (patch: Partial<{ title: string; text: string }>) =>
      onChange(audiences.map((one, at) => (at === index ? { ...one, ...patch } : one)))
    return (
      <Field key={number} label={t`Audience ${number}`}>
        <TextInput
          dir={dir}
          maxLength={charactersMax}
          value={title}
          onChange={({ target }) => target.value && put({ title: target.value })}
        />
        <TextInput
          dir={dir}
          aria-label={t`Benefit ${number}`}
          maxLength={charactersMax}
          value={text}
          onChange={({ target }) => target.value && put({ text: target.value })}
        />
      </Field>
    )
  })
}
