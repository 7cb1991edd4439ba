import { useLingui } from '@lingui/react/macro'
import type { ImportCheck, PeopleImport } from '@vitrine/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Loaded } from '../../../kit/ui/loaded.tsx'
import { Stepper } from '../../../kit/ui/stepper.tsx'
import { SubHead } from '../sub-head.tsx'
import { CheckStep } from './check-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { ImportList } from './import-list.tsx'
import { importAddress, useImport } from './queries.ts'
import { ResultStep } from './result-step.tsx'
import { RunningStep } from './running-step.tsx'
import { UploadStep } from './upload-step.tsx'
import { stepNames } from './words.ts'

/** From a file to many invitations. `id` is `new` before there is a file; the address keeps the place over a reload. */
export function ImportScreen({ id }: { id: string }) {
  return id === 'new' ? <FirstStep /> : <OneImport key={id} id={id} />
}

function FirstStep() {
  const navigate = useNavigate()
  return (
    <>
      <Head current={0} />
      <UploadStep onDone={({ id }) => void navigate(importAddress(id))} />
      <ImportList />
    </>
  )
}

function OneImport({ id }: { id: string }) {
  const { t } = useLingui()
  return (
    <Loaded query={useImport(id)} title={t`This import could not be loaded.`}>
      {(one) => <Steps one={one} />}
    </Loaded>
  )
}

/** Columns and their check, as often as one likes: nobody is invited before the last press. */
function Steps({ one }: { one: PeopleImport }) {
  const [check, setCheck] = useState<ImportCheck>()
  if (one.state === 'open')
    return (
      <>
        <Head current={check ? 2 : 1} />
        {check ? (
          <CheckStep one={one} check={check} onBack={() => setCheck(undefined)} />
        ) : (
          <ColumnsStep one={one} onChecked={setCheck} />
        )}
      </>
    )
  const isRunning = one.state === 'running'
  return (
    <>
      <Head current={isRunning ? 3 : 4} />
      {isRunning ? <RunningStep one={one} /> : <ResultStep one={one} />}
    </>
  )
}

function Head({ current }: { current: number }) {
  const { t } = useLingui()
  return (
    <>
      <SubHead title={t`Bulk Import Users`} />
      <Stepper label={t`Steps from a file to invitations`} steps={stepNames()} current={current} />
    </>
  )
}
