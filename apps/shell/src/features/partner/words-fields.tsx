import { t } from '@lingui/core/macro'
import { type BrandDesign, type Language, type Words, directionOf, languages } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { Field } from '../../kit/ui/field.tsx'
import { Select, TextArea, TextInput } from '../../kit/ui/inputs.tsx'

type WordPacks = BrandDesign['words']
type Line = Exclude<keyof Words, 'audiences' | 'samples'>

const lines: readonly Line[] = [
  'promise',
  'promiseDetail',
  'createHeading',
  'firstVideoHint',
  'scriptHeading',
  'scriptLead',
  'titleDefault',
  'placeLabel',
  'searchPlaceholder',
]
const charactersMax = 400

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
          {languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {lines.map((line) => (
        <Field key={line} label={lineNames()[line]}>
          <TextArea
            dir={dir}
            lang={language}
            rows={2}
            maxLength={charactersMax}
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
      <Field key={number} label={t`For whom: ${number}`}>
        <TextInput
          dir={dir}
          maxLength={charactersMax}
          value={title}
          onChange={({ target }) => target.value && put({ title: target.value })}
        />
        <TextInput
          dir={dir}
          aria-label={t`What it does for them: ${number}`}
          maxLength={charactersMax}
          value={text}
          onChange={({ target }) => target.value && put({ text: target.value })}
        />
      </Field>
    )
  })
}

function lineNames(): Record<(typeof lines)[number], string> {
  return {
    promise: t`Promise on the home page`,
    promiseDetail: t`Below the promise`,
    createHeading: t`Heading where videos begin`,
    firstVideoHint: t`Before the first video`,
    scriptHeading: t`Heading of the script`,
    scriptLead: t`Below that heading`,
    titleDefault: t`Name of a video without one`,
    placeLabel: t`What a place is called`,
    searchPlaceholder: t`In the search box`,
    sampleLine: '',
    sampleScript: '',
    scriptLabel: '',
    scriptPlaceholder: '',
    titlePlaceholder: '',
    placeHint: '',
    placePlaceholder: '',
  }
}

const Fields = styled.div`
  display: grid;
  gap: ${token.space[4]};
  color: ${token.text};
`
