import { Trans, useLingui } from '@lingui/react/macro'
import type { Batch, BatchCheck } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { BuyCredits } from '../app/buy-credits.tsx'
import { useAvatars } from '../features/avatars/queries.ts'
import { BatchList } from '../features/batches/batch-list.tsx'
import { CheckStep } from '../features/batches/check-step.tsx'
import { ColumnsStep } from '../features/batches/columns-step.tsx'
import { MakingStep } from '../features/batches/making-step.tsx'
import { useBatch } from '../features/batches/queries.ts'
import { ResultStep } from '../features/batches/result-step.tsx'
import { UploadStep } from '../features/batches/upload-step.tsx'
import { stepNames } from '../features/batches/words.ts'
import { useVideos } from '../features/videos/queries.ts'
import { LinkButton } from '../kit/ui/button.tsx'
import { ErrorState } from '../kit/ui/error-state.tsx'
import { Page, PageHeading } from '../kit/ui/page.tsx'
import { Skeleton } from '../kit/ui/skeleton.tsx'
import { Stepper } from '../kit/ui/stepper.tsx'

const videosOffered = 100

/** /videos/batch: many videos, or many personal links to one, from a table. */
export function VideoBatch() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const id = params.get('id')
  return (
    <Page title={t`Videos from a table`}>
      <PageHeading
        title={t`Videos from a table`}
        text={t`One row, one video. What cannot be made comes back with the reason.`}
        action={
          <LinkButton variant="secondary" to="/my-videos" icon={<Back size={18} aria-hidden="true" />}>
            <Trans>My Videos</Trans>
          </LinkButton>
        }
      />
      {id ? <OneBatch key={id} id={id} /> : <FirstStep />}
    </Page>
  )
}

function FirstStep() {
  const navigate = useNavigate()
  return (
    <>
      <Steps current={0} />
      <UploadStep onDone={({ id }) => void navigate(`/videos/batch?id=${id}`)} />
      <BatchList />
    </>
  )
}

function OneBatch({ id }: { id: string }) {
  const { t } = useLingui()
  const { data: batch, error, refetch } = useBatch(id)
  if (error)
    return <ErrorState title={t`This table could not be loaded.`} error={error} onRetry={() => void refetch()} />
  if (!batch) return <Skeleton height="320px" radius={token.radius.card} />
  if (batch.state === 'open') return <Planning batch={batch} />
  const isMaking = batch.state === 'making'
  return (
    <>
      <Steps current={isMaking ? 3 : 4} />
      {isMaking ? <MakingStep batch={batch} /> : <ResultStep batch={batch} />}
    </>
  )
}

/** Columns and their check, as often as one likes: nothing is made before the last press. */
function Planning({ batch }: { batch: Batch }) {
  const [check, setCheck] = useState<BatchCheck>()
  const [isBuying, setBuying] = useState(false)
  const avatars = useAvatars()
  const videos = useVideos({ status: 'ready' }, videosOffered)
  return (
    <>
      <Steps current={check ? 2 : 1} />
      {check ? (
        <CheckStep
          batch={batch}
          check={check}
          onBack={() => setCheck(undefined)}
          onAddCredits={() => setBuying(true)}
        />
      ) : (
        <ColumnsStep batch={batch} avatars={avatars.data ?? []} videos={videos.videos ?? []} onChecked={setCheck} />
      )}
      <BuyCredits open={isBuying} onClose={() => setBuying(false)} />
    </>
  )
}

function Steps({ current }: { current: number }) {
  const { t } = useLingui()
  return <Stepper label={t`Steps from a table to videos`} steps={stepNames()} current={current} />
}

const Back = styled(ArrowLeft)`
  :dir(rtl) > & {
    transform: scaleX(-1);
  }
`
