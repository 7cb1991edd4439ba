import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { problemOr } from '@vitrine/contract/client'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import { useTrainAvatar } from './media-queries.ts'

/** Sends an approved twin to the lip-sync service of its site: again after a failure, or for the first time. */
export function Training({ id }: { id: string }) {
  const train = useTrainAvatar(id)
  const showToast = useToast()
  const onError = (error: unknown) =>
    showToast({ title: problemOr(error, t`The connection was lost. Try again.`), tone: 'destructive' })
  return (
    <Panel title={t`Lip sync`}>
      <p>
        <Trans>Sends the recording to this site’s lip-sync service, which charges for the training.</Trans>
      </p>
      <Button busy={train.isPending} busyText={t`Saving...`} onClick={() => train.mutate(undefined, { onError })}>
        <Trans>Train this twin</Trans>
      </Button>
    </Panel>
  )
}
