import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { BulkRebrand } from '@vitrine/contract'
import { problemOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { Paintbrush } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import {
  type BulkRebrandOf,
  useBulkRebrand,
  useStartBulkRebrand,
  useStopBulkRebrand,
} from '../../lib/brand/bulk-rebrand.ts'
import { formatCount } from '../../lib/i18n/format.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../controls/button.tsx'
import { Note } from '../feedback/note.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'

/** Offers to update the videos that have an older look than their brand, and says how far it is. Nothing where all are current. */
export function BulkRebrandOffer({ of }: { of: BulkRebrandOf }) {
  const { data } = useBulkRebrand(of)
  const [wasRunning, setWasRunning] = useState(false)
  if (!data) return null
  const { outdated, latest } = data
  if (latest?.state === 'running') {
    if (!wasRunning) setWasRunning(true)
    return <Running of={of} run={latest} />
  }
  return (
    <>
      {wasRunning && latest && <Ended run={latest} />}
      {outdated > 0 && <Offer of={of} outdated={outdated} />}
    </>
  )
}

function Offer({ of, outdated }: { of: BulkRebrandOf; outdated: number }) {
  const { t } = useLingui()
  const toast = useToast()
  const start = useStartBulkRebrand(of)
  const begin = () =>
    start.mutate(undefined, {
      onError: (error) =>
        toast({
          title: t`Couldn’t start the update.`,
          description: problemOr(error, t`Please try again.`),
          tone: 'destructive',
        }),
    })
  return (
    <Wide>
      <Note>
        <Row>
          <p>
            {of === 'site' ? (
              <Trans>
                Finished videos still show your earlier branding. Updating them is free, and new videos are always
                created first.
              </Trans>
            ) : (
              <Trans>
                Finished videos still show your earlier brand. Updating them is free, and new videos are always created
                first.
              </Trans>
            )}
          </p>
          <Button busy={start.isPending} icon={<Paintbrush size={18} aria-hidden="true" />} onClick={begin}>
            <Plural value={outdated} one="Update # video to the new look" other="Update # videos to the new look" />
          </Button>
        </Row>
      </Note>
    </Wide>
  )
}

function Running({ of, run }: { of: BulkRebrandOf; run: BulkRebrand }) {
  const { t } = useLingui()
  const toast = useToast()
  const stop = useStopBulkRebrand(of)
  const ended = run.done + run.failed
  const [count, total] = [formatCount(ended), formatCount(run.total)]
  const end = () =>
    stop.mutate(undefined, {
      onSuccess: () => toast({ title: t`Update stopped`, description: t`Videos already updated keep the new look.` }),
      onError: (error) => toast({ title: problemOr(error, t`Please try again.`), tone: 'destructive' }),
    })
  return (
    <Wide>
      <Note>
        <Row>
          <Progress>
            <p role="status">
              <Trans>
                Updating videos to the new look: {count} of {total}
              </Trans>
            </p>
            <ProgressBar value={run.total > 0 ? (ended / run.total) * 100 : 0} label={t`Progress of the update`} />
          </Progress>
          <Button variant="secondary" busy={stop.isPending} onClick={end}>
            <Trans comment="stops the update of many videos">Stop</Trans>
          </Button>
        </Row>
      </Note>
    </Wide>
  )
}

function Ended({ run: { done, failed } }: { run: BulkRebrand }) {
  return (
    <Note tone={failed > 0 ? 'warn' : 'ok'}>
      <p role="status">
        <Plural value={done} one="# video has the new look." other="# videos have the new look." />{' '}
        {failed > 0 && (
          <Plural
            value={failed}
            one="# video couldn’t be updated and is unchanged."
            other="# videos couldn’t be updated and are unchanged."
          />
        )}
      </p>
    </Note>
  )
}

const Wide = styled.div`
  .t-note > div {
    flex: 1;
    min-inline-size: 0;
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  > p {
    flex: 1 1 260px;
  }
`
const Progress = styled.div`
  display: grid;
  flex: 1 1 260px;
  gap: ${token.space[2]};
  font-variant-numeric: tabular-nums;
`
