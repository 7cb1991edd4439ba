import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Batch, BatchCheck } from '@vitrine/contract'
import { Download, WandSparkles } from 'lucide-react'
import { formatCount, formatCredits } from '../../kit/format.ts'
import { Button, LinkButton } from '../../kit/ui/button.tsx'
import { ErrorState } from '../../kit/ui/error-state.tsx'
import { Note } from '../../kit/ui/note.tsx'
import { StatStrip } from '../../kit/ui/stat-strip.tsx'
import { StepBox, StepLine } from '../../kit/ui/step-box.tsx'
import { FaultTable } from './fault-table.tsx'
import { rowsPath, useBatchActions } from './queries.ts'

interface CheckStepProps {
  batch: Batch
  check: BatchCheck
  onBack: () => void
  onAddCredits: () => void
}

/** The third step: what would come of the table, before anything is made or paid. */
export function CheckStep({ batch, check, onBack, onAddCredits }: CheckStepProps) {
  const { t } = useLingui()
  const { start } = useBatchActions(batch.id)
  const isLink = Boolean(batch.plan?.videoId)
  const count = check.affordable
  return (
    <StepBox>
      <h2>
        <Trans>What will be made</Trans>
      </h2>
      <StatStrip
        stats={[
          { label: isLink ? t`Personal links` : t`Videos`, value: formatCount(check.good) },
          { label: t`Rows with a fault`, value: formatCount(check.refused) },
          { label: t`Credits needed`, value: formatCredits(check.creditsNeeded) },
          { label: t`Credits you have`, value: formatCredits(check.creditsAvailable) },
        ]}
      />
      {count < check.good && <Shortage check={check} onAddCredits={onAddCredits} />}
      {check.refused > 0 && (
        <>
          <StepLine>
            <h3>
              <Trans>Rows that cannot be made</Trans>
            </h3>
            <LinkButton
              variant="secondary"
              href={rowsPath(batch.id, 'refused')}
              download
              icon={<Download size={16} aria-hidden="true" />}
            >
              <Trans>Download these rows</Trans>
            </LinkButton>
          </StepLine>
          <FaultTable faults={check.faults} count={check.refused} />
        </>
      )}
      {start.error && <ErrorState title={t`The batch could not be started.`} error={start.error} />}
      <StepLine>
        <Button variant="secondary" onClick={onBack}>
          <Trans>Back to the columns</Trans>
        </Button>
        <Button
          size="lg"
          icon={<WandSparkles size={18} aria-hidden="true" />}
          disabled={count === 0}
          busy={start.isPending}
          busyText={t`Starting...`}
          onClick={() => start.mutate()}
        >
          {isLink
            ? plural(count, { one: 'Make # link', other: 'Make # links' })
            : plural(count, { one: 'Make # video', other: 'Make # videos' })}
        </Button>
      </StepLine>
    </StepBox>
  )
}

function Shortage({ check, onAddCredits }: Pick<CheckStepProps, 'check' | 'onAddCredits'>) {
  const [enough, good] = [formatCount(check.affordable), formatCount(check.good)]
  return (
    <Note tone="warn">
      <p>
        <Trans>
          Your credits pay for the first {enough} of {good} videos. The other rows come back as a file.
        </Trans>
      </p>
      <Button variant="secondary" onClick={onAddCredits}>
        <Trans>Add credits</Trans>
      </Button>
    </Note>
  )
}
