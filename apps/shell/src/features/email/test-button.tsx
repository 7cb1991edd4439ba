import { Trans, useLingui } from '@lingui/react/macro'
import type { Language, MailTemplate } from '@vitrine/contract'
import { isolated } from '../../lib/i18n/isolated.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useTestMail } from './queries.ts'

interface TestButtonProps {
  template: MailTemplate
  language: Language
  /** Set while there are unpublished changes, which the test email would not contain. */
  disabled: boolean
}

/** Sends an email with example values to the signed-in person. */
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
          toast({ title: t`Email sent to ${address}`, tone: 'success' })
        },
        onError: (error) => toast({ title: error.message, tone: 'destructive' }),
      },
    )
  return (
    <Button type="button" variant="ghost" disabled={disabled} busy={test.isPending} onClick={send}>
      <Trans>Send me a test</Trans>
    </Button>
  )
}
