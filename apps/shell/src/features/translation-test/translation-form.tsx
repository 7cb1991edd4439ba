import { useMutation } from '@tanstack/react-query'
import type { BatchTranslation } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select, TextArea } from '../../ui/forms/inputs.tsx'

const languages = ['spanish', 'chinese', 'hindi', 'farsi'] as const
type Language = (typeof languages)[number]

/** One script into one language, or into all of them, with what came of each. */
export function TranslationForm() {
  const toast = useToast()
  const [script, setScript] = useState('')
  const [language, setLanguage] = useState<Language | ''>('')
  const fail = (error: Error) => toast({ title: 'Translation failed', description: error.message, tone: 'destructive' })
  const single = useMutation({ mutationFn: translateOne, onError: fail })
  const batch = useMutation({ mutationFn: translateAll, onError: fail })
  const isBusy = single.isPending || batch.isPending

  function checked(act: () => void, needsLanguage: boolean): void {
    const missing =
      script.trim() === ''
        ? { title: 'No script provided', description: 'Please enter a script to translate' }
        : needsLanguage && language === ''
          ? { title: 'No language selected', description: 'Please select a target language' }
          : undefined
    if (missing) toast({ ...missing, tone: 'destructive' })
    else act()
  }

  return (
    <Form>
      <Field label="Script">
        <TextArea dir="auto" maxLength={60_000} value={script} onChange={({ target }) => setScript(target.value)} />
      </Field>
      <Field label="Target language">
        <Select
          value={language}
          onChange={({ target }) => setLanguage(languages.find((one) => one === target.value) ?? '')}
        >
          <option value="">Choose</option>
          {languages.map((one) => (
            <option key={one} value={one}>
              {one[0]?.toUpperCase() + one.slice(1)}
            </option>
          ))}
        </Select>
      </Field>
      <div>
        <Button
          busy={single.isPending}
          busyText="Translating..."
          disabled={isBusy}
          onClick={() => checked(() => language && single.mutate({ script, language }), true)}
        >
          Translate
        </Button>
        <Button
          variant="secondary"
          busy={batch.isPending}
          busyText="Translating..."
          disabled={isBusy}
          onClick={() => checked(() => batch.mutate(script), false)}
        >
          Translate into all four
        </Button>
      </div>
      <output aria-live="polite">
        {single.data && <Result {...single.data} />}
        {batch.data?.map((one) => (
          <Result key={one.language} {...one} />
        ))}
      </output>
    </Form>
  )
}

async function translateOne(body: { script: string; language: Language }): Promise<BatchTranslation> {
  const answer: unknown = await call('POST /api/translate-script', { body })
  const text = typeof answer === 'string' ? answer : (answer as { translatedScript?: unknown } | null)?.translatedScript
  if (typeof text !== 'string') throw new Error('Unexpected response format')
  const code = { spanish: 'es', chinese: 'zh', hindi: 'hi', farsi: 'fa' } as const
  return { language: code[body.language], translatedScript: text, message: null }
}

async function translateAll(script: string): Promise<BatchTranslation[]> {
  const { translations } = await call('POST /api/translate-script/batch', {
    body: { script, languages: [...languages] },
  })
  return translations
}

function Result({ language, translatedScript, message }: BatchTranslation) {
  return (
    <section>
      <h2>{language}</h2>
      {translatedScript === null ? (
        <p>{message}</p>
      ) : (
        <p lang={language} dir="auto">
          {translatedScript}
        </p>
      )}
    </section>
  )
}

const Form = styled.div`
  display: grid;
  gap: ${token.space[4]};
  max-inline-size: 760px;
  > div:has(> button) {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[3]};
  }
  output {
    display: grid;
    gap: ${token.space[4]};
  }
  section {
    padding-block-start: ${token.space[3]};
    border-block-start: 1px solid ${token.border};
  }
  h2 {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  section p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`
