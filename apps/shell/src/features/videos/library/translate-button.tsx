import { Trans, useLingui } from '@lingui/react/macro'
import type { SpokenLanguage } from '@vitrine/contract'
import { call, problemOr } from '@vitrine/contract/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Languages } from '#icons'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'

/** Whether translation is available; assumed until it is known. */
export function useCanTranslate(): boolean {
  const known = useQuery({ queryKey: ['/api/script-tools'], queryFn: () => call('GET /api/script-tools') })
  return known.data?.canTranslate ?? true
}

interface TranslateButtonProps {
  script: string
  from: SpokenLanguage
  language: SpokenLanguage
  onTranslated: (script: string) => void
}

/** Fills the script in with its translation. */
export function TranslateButton({ script, from, language, onTranslated }: TranslateButtonProps) {
  const { t } = useLingui()
  const toast = useToast()
  const translating = useMutation({
    mutationFn: () => call('POST /api/translate-script', { body: { script, language, from } }),
    onSuccess: (answer) => onTranslated(typeof answer === 'string' ? answer : answer.translatedScript),
    onError: (error) => {
      const description = problemOr(error, t`Failed to translate script`)
      toast({ title: t`Error translating script`, description, tone: 'destructive' })
    },
  })
  return (
    <Button
      variant="ghost"
      busy={translating.isPending}
      busyText={t`Translating...`}
      icon={<Languages size={16} aria-hidden="true" />}
      onClick={() => translating.mutate()}
    >
      <Trans>Translate Script</Trans>
    </Button>
  )
}
