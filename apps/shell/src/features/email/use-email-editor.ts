import { t } from '@lingui/core/macro'
import { type Language, type MailText, type MailTexts, faultsOfTexts } from '@vitrine/contract'
import { type SyntheticEvent, useState } from 'react'
import { fieldFault, restFault } from '../../lib/forms/problems.ts'
import { formatList } from '../../lib/i18n/format.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { useChangeTexts } from './queries.ts'

/** Returns the state of an email editor: texts, errors and publishing. `onSaved` is called once the texts are published or reset. */
export function useEmailEditor({ template, ours, own, version }: MailText, language: Language, onSaved: () => void) {
  const toast = useToast()
  const saved = own ?? ours
  const [typed, setTyped] = useState(saved)
  const [shownVersion, setShownVersion] = useState(version)
  if (version !== shownVersion) {
    setShownVersion(version)
    setTyped(saved)
  }
  const put = useChangeTexts({ template, language }, version, () => {
    toast({ title: t`Published. Applies to new emails.`, tone: 'success' })
    onSaved()
  })
  const { unknown, lacking } = faultsOfTexts(template, typed)
  const missing = formatList(lacking.map((name) => `{${name}}`))

  function fault(field: keyof MailTexts): string | undefined {
    const stranger = unknown.find((one) => one.field === field)
    if (!stranger) return fieldFault(put.error, field)
    const word = `{${stranger.name}}`
    return t`${word} isn’t a variable of this template. Use the variables below.`
  }

  return {
    typed,
    fault,
    lacking: missing ? t`This template needs ${missing}.` : undefined,
    problem: restFault(put.error),
    isSound: unknown.length === 0 && lacking.length === 0,
    isDirty: typed.subject !== saved.subject || typed.opening !== saved.opening || typed.closing !== saved.closing,
    isPending: put.isPending,
    change: (part: Partial<MailTexts>) => setTyped((before) => ({ ...before, ...part })),
    save(event: SyntheticEvent): void {
      event.preventDefault()
      put.mutate(typed)
    },
    reset: () => put.mutate(null),
  }
}
