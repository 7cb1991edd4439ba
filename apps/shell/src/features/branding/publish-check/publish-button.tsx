import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/controls/button.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { type PublishingInputs, usePublishing } from './use-publishing.ts'

interface PublishButtonProps extends PublishingInputs {
  /** Runs `work` and reports its outcome; `false` means that nothing has happened yet. */
  run: (work: () => Promise<unknown>, title: string) => void
}

/** Publishes the draft, after a confirmation where its style sheet hides something. */
export function PublishButton({ run, ...inputs }: PublishButtonProps) {
  const { begin, confirm, concerns, dismiss, isBusy, isChecking } = usePublishing(inputs)
  const done = t`Branding updated successfully`
  return (
    <>
      <Button
        busy={isBusy}
        {...(isChecking && { busyText: t`Checking your pages...` })}
        onClick={() => run(begin, done)}
      >
        <Trans>Publish</Trans>
      </Button>
      <PublishDialog concerns={concerns} isBusy={isBusy} onClose={dismiss} onConfirm={() => run(confirm, done)} />
    </>
  )
}
