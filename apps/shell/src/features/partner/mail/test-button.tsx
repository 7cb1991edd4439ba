import { Trans, useLingui } from '@lingui/react/macro'
import type { Language, MailTemplate } from '@vitrine/contract'
import { isolated } from '../../../kit/i18n/isolated.ts'
import { useToast } from '../../../kit/toast.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { useTestMail } from './queries.ts'

interface TestButtonProps {
  template: MailTemplate
  language: Language
  /** What was typed and not published would not be in the letter. */
  disabled: boolean
}

/** Sends a letter with example values to whoever presses it. */
export function TestButton({ template, language, disabled }: TestButtonProps) {
  const { t } = useLingui()
  const toast = useToast()
  const test = useTestMail()
  const send = () =>
    test.mutate(
      { template, language },
      {
        onSuccess: ({ to }) => {
          const address = isolated(to)
          toast({ title: t`The letter is on its way to ${address}`, tone: 'success' })
        },
        onError: (error) => toast({ title: error.message, tone: 'destructive' }),
      },
    )
  return (
    <Button type="button" variant="ghost" disabled={disabled} busy={test.isPending} onClick={send}>
      <Trans>Send it to me</Trans>
    </Button>
  )
}
