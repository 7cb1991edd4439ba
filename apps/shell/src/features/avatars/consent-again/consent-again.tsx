import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Avatar, TwinConsent } from '@vitrine/contract'
import { call, problemOr } from '@vitrine/contract/client'
import { lazy, Suspense, useState } from 'react'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { listKey } from '../queries.ts'
import { consentsKey, useTwinConsents } from '../studio/use-twin-draft.ts'
import { type ConsentStep, consentStep } from './consent-step.ts'

// The camera is for those who record.
const ConsentDesk = lazy(() => import('./consent-desk.tsx').then(({ ConsentDesk }) => ({ default: ConsentDesk })))

/** Has the consent to a twin given again, where that helps. The other recordings stay. */
export function ConsentAgain({ avatar: { id, stage, consentId } }: { avatar: Avatar }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const showToast = useToast()
  const [open, setOpen] = useState<TwinConsent>()
  const mayHelp = consentId !== null && (stage === 'consent' || stage === 'review' || stage === 'rejected')
  const consents = useTwinConsents({ enabled: mayHelp })
  const consent = consents.data?.find((one) => one.id === consentId)
  const step = mayHelp && consent ? consentStep(stage, consent) : undefined
  const refresh = () => Promise.all([listKey, consentsKey].map((queryKey) => client.invalidateQueries({ queryKey })))
  const repeat = useMutation({
    mutationFn: () => call('POST /api/avatars/:id/consent', { params: { id } }),
    async onSuccess(next) {
      if (next.request) showToast({ title: t`We sent the request. The link works for 7 days.`, tone: 'success' })
      else setOpen(next)
      await refresh()
    },
    onError(error) {
      void refresh()
      showToast({ title: problemOr(error, t`The connection was lost. Try again.`), tone: 'destructive' })
    },
  })
  return (
    <>
      {step && (
        <>
          <Reason reason={step.reason} />
          <Button variant="secondary" block busy={repeat.isPending} onClick={() => repeat.mutate()}>
            {step.way === 'ask' ? <Trans>Ask for consent again</Trans> : <RecordLabel reason={step.reason} />}
          </Button>
        </>
      )}
      <Dialog
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={t`Record the consent again`}
        text={t`The sentence and its code are new. Your other recordings stay.`}
      >
        {open && (
          <Suspense fallback={<Skeleton height="320px" />}>
            <ConsentDesk
              consent={open}
              onDone={() => {
                setOpen(undefined)
                void refresh()
              }}
            />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}

function RecordLabel({ reason }: Pick<ConsentStep, 'reason'>) {
  return reason === 'open' ? <Trans>Record consent</Trans> : <Trans>Record consent again</Trans>
}

function Reason({ reason }: Pick<ConsentStep, 'reason'>) {
  const { t } = useLingui()
  switch (reason) {
    case 'doubted':
      return (
        <p>{t`The consent recording couldn’t be confirmed automatically. Our team will review it, or you can record it again now.`}</p>
      )
    case 'expired':
      return <p>{t`The time to record consent has run out.`}</p>
    default:
      return null
  }
}
