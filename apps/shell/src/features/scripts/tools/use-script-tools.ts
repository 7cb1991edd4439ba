import { plural, t } from '@lingui/core/macro'
import type { WriterKind } from '@vitrine/contract'
import { problemOr } from '@vitrine/contract/client'
import { useEffect, useRef, useState } from 'react'
import { formatCredits } from '../../../lib/i18n/format.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { type TargetLanguage, targetLanguages, translationOf, useOptimize, useTranslate } from './queries.ts'
import { type Replacement, type Replacements, type ScriptText, currentOf } from './replacements.ts'

interface Script {
  text: ScriptText
  /** The id under which the versions of the script are stored. */
  scriptId: string
  /** Whether the server knows the script. */
  isStored: boolean
  onChange: (text: ScriptText) => void
}

export type ScriptToolsState = ReturnType<typeof useScriptTools>

/** Optimising and translating: each replaces the script at once, and can be undone until it is kept. */
export function useScriptTools({ text, scriptId, isStored, onChange }: Script) {
  const toast = useToast()
  const optimizing = useOptimize()
  const translating = useTranslate()
  const [replacements, setReplacements] = useState<Replacements>([])
  // Undo has to restore the text as it was when the tool finished, including what was typed meanwhile.
  const newest = useRef(text)
  useEffect(() => {
    newest.current = text
  }, [text])

  function replace(after: ScriptText, facts: Omit<Replacement, 'before' | 'after'>): void {
    setReplacements((earlier) => [...earlier, { before: newest.current, after, ...facts }])
    onChange(after)
  }

  function optimize(): void {
    if (text.script.trim() === '')
      return toast({
        title: t`No script to optimize`,
        description: t`Please write a script first`,
        tone: 'destructive',
      })
    const { language } = text
    optimizing.mutate(
      { ...text, scriptId },
      {
        onSuccess: ({ script, isChanged, writer, creditsNeeded, creditsBefore }) => {
          if (!isChanged) return tellUnchanged(writer)
          const cost = { before: creditsBefore, after: creditsNeeded }
          replace({ script, language }, { kind: 'optimized', writer, credits: cost })
          const count = formatCredits(creditsNeeded)
          const credits = plural(creditsNeeded, { one: `${count} credit`, other: `${count} credits` })
          const description =
            writer === 'rules'
              ? t`Wordy phrases shortened and long sentences split (${credits} needed)`
              : t`Optimized for better engagement and conversion (${credits} needed)`
          toast({ title: t`Script optimized successfully`, description, tone: 'success' })
        },
        onError: (error) => fail(error, t`Error optimizing script`, t`Failed to optimize script`),
      },
    )
  }

  function tellUnchanged(writer: WriterKind): void {
    const description =
      writer === 'rules' ? t`No wordy phrases or long sentences found.` : t`The script already reads well.`
    toast({ title: t`Nothing to improve`, description })
  }

  function translate(name: TargetLanguage | ''): void {
    const title = text.script.trim() === '' ? t`No script to translate` : t`No language selected`
    const description =
      text.script.trim() === '' ? t`Please write a script first` : t`Please select a language for translation`
    const target = targetLanguages.find((one) => one.name === name)
    if (text.script.trim() === '' || !target) return toast({ title, description, tone: 'destructive' })
    translating.mutate(
      { script: text.script, language: target.name, from: text.language, scriptId },
      {
        onSuccess: (answer) => {
          const script = translationOf(answer)
          if (script === undefined) return fail(undefined, t`Error translating script`, t`Failed to translate script`)
          replace({ script, language: target.code }, { kind: 'translated' })
          const told = t`The script has been translated to the selected language`
          toast({ title: t`Script translated successfully`, description: told, tone: 'success' })
        },
        onError: (error) => fail(error, t`Error translating script`, t`Failed to translate script`),
      },
    )
  }

  function fail(error: unknown, title: string, otherwise: string): void {
    toast({ title, description: problemOr(error, otherwise), tone: 'destructive' })
  }

  function undo(): void {
    const last = replacements.at(-1)
    if (!last) return
    setReplacements(replacements.slice(0, -1))
    onChange(last.before)
  }

  return {
    text,
    scriptId,
    isStored,
    optimize,
    translate,
    choose: ({ script, language }: ScriptText) => replace({ script, language }, { kind: 'chosen' }),
    undo,
    keep: () => setReplacements([]),
    current: currentOf(replacements, text),
    isOptimizing: optimizing.isPending,
    isTranslating: translating.isPending,
  }
}
