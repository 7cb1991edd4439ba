import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ImportCheck, MAILS_PER_MINUTE, type PeopleImport } from '@vitrine/contract'
import { Download, Send } from 'lucide-react'
import { formatCount } from '../../../kit/format.ts'
import { Button, LinkButton } from '../../../kit/ui/button.tsx'
import { ErrorState } from '../../../kit/ui/error-state.tsx'
import { FaultTable } from '../../../kit/ui/fault-table.tsx'
import { StatStrip } from '../../../kit/ui/stat-strip.tsx'
import { StepBox, StepLine } from '../../../kit/ui/step-box.tsx'
import { FirstPeople } from './first-people.tsx'
import { rowsPath, useImportActions } from './queries.ts'

interface CheckStepProps {
  one: PeopleImport
  check: ImportCheck
  onBack: () => void
}

/** The third step: who would be invited, before anybody is. */
export function CheckStep({ one, check, onBack }: CheckStepProps) {
  const { t } = useLingui()
  const { start } = useImportActions(one.id)
  const minutes = plural(check.mailMinutes, { one: '# minute', other: '# minutes' })
  const pace = formatCount(MAILS_PER_MINUTE)
  return (
    <StepBox>
      <h2>
        <Trans>What will happen</Trans>
      </h2>
      <StatStrip
        stats={[
          { label: t`Will be invited`, value: formatCount(check.good), note: t`each by one mail` },
          { label: t`Rows to fix`, value: formatCount(check.refused), note: t`left out, and back as a file` },
          { label: t`Last mail leaves after`, value: minutes, note: t`${pace} mails a minute` },
        ]}
      />
      {check.refused > 0 && <Faults one={one} check={check} />}
      <FirstPeople people={check.first} />
      {start.error && <ErrorState title={t`The import could not be started.`} error={start.error} />}
      <StepLine>
        <Button variant="secondary" onClick={onBack}>
          <Trans>Back to the columns</Trans>
        </Button>
        <Button
          size="lg"
          icon={<Send size={18} aria-hidden="true" />}
          disabled={check.good === 0}
          busy={start.isPending}
          busyText={t`Starting...`}
          onClick={() => start.mutate()}
        >
          {plural(check.good, { one: 'Invite # person', other: 'Invite # people' })}
        </Button>
      </StepLine>
    </StepBox>
  )
}

function Faults({ one, check: { faults, refused } }: Pick<CheckStepProps, 'check' | 'one'>) {
  const { t } = useLingui()
  const [shown, all] = [formatCount(faults.length), formatCount(refused)]
  return (
    <>
      <StepLine>
        <h3>{plural(refused, { one: '# row to fix', other: '# rows to fix' })}</h3>
        <LinkButton
          variant="secondary"
          href={rowsPath(one.id)}
          download
          icon={<Download size={16} aria-hidden="true" />}
        >
          <Trans>Download these rows</Trans>
        </LinkButton>
      </StepLine>
      <FaultTable
        faults={faults}
        words={{
          caption: t`Rows to fix`,
          line: t({ message: 'Line', comment: 'Number of a line in a file' }),
          row: t`Email`,
          toChange: t`What to change`,
        }}
        more={
          faults.length < refused && (
            <Trans>
              {shown} of {all} are shown. The file has all of them.
            </Trans>
          )
        }
      />
    </>
  )
}
