import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate, useNavigationType } from 'react-router-dom'
import { Loaded } from '../feedback/loaded.tsx'
import { Stepper } from '../forms/stepper.tsx'
import { CheckStep } from './check-step.tsx'
import type { DryRun, ImportedTable, TableImportDefinition } from './definition.ts'
import { ResultStep } from './result-step.tsx'
import { RunningStep } from './running-step.tsx'
import { UploadStep } from './upload-step.tsx'

interface FlowProps<One, Check> {
  /** Below the first step: what was imported before. */
  earlier: ReactNode
  columns: (one: One, onChecked: (check: Check) => void) => ReactNode
  /** Within the check: what else it found. */
  checkNotes: (check: Check) => ReactNode
  /** Within the result: what else can be done with it, and what else it says. */
  resultLinks?: (one: One) => ReactNode
  resultNotes?: (one: One) => ReactNode
}

interface Defined<One extends ImportedTable, Plan, Check extends DryRun> extends FlowProps<One, Check> {
  definition: TableImportDefinition<One, Plan, Check>
}

/** From a file to what its rows become. Without `id` there is no file yet; the address keeps the place over a reload. */
export function ImportFlow<One extends ImportedTable, Plan, Check extends DryRun>({
  id,
  ...props
}: Defined<One, Plan, Check> & { id: string | undefined }) {
  const { definition, earlier } = props
  const navigate = useNavigate()
  if (id) return <OneImport key={id} {...props} id={id} />
  return (
    <>
      <Steps definition={definition} current={0} />
      <UploadStep definition={definition} onDone={(one) => void navigate(definition.addressOf(one.id))} />
      {earlier}
    </>
  )
}

/** An import that has a file: columns, check, progress, result. Nothing is imported before the check is confirmed. */
function OneImport<One extends ImportedTable, Plan, Check extends DryRun>(
  props: Defined<One, Plan, Check> & { id: string },
) {
  const { definition, id, columns, checkNotes, resultLinks, resultNotes } = props
  const { t } = useLingui()
  const [check, setCheck] = useState<Check>()
  return (
    <Loaded query={definition.queries.useOne(id)} title={t`Couldn’t load this import.`}>
      {(one) => {
        const isOver = one.state === 'done' || one.state === 'cancelled'
        const current = one.state === 'open' ? (check ? 2 : 1) : isOver ? 4 : 3
        return (
          <>
            <Steps definition={definition} current={current} />
            {current === 1 && columns(one, setCheck)}
            {current === 2 && check && (
              <CheckStep
                definition={definition}
                one={one}
                check={check}
                notes={checkNotes}
                onBack={() => setCheck(undefined)}
              />
            )}
            {current === 3 && <RunningStep definition={definition} one={one} />}
            {current === 4 && <ResultStep definition={definition} one={one} links={resultLinks} notes={resultNotes} />}
          </>
        )
      }}
    </Loaded>
  )
}

interface StepsProps<One extends ImportedTable, Plan, Check extends DryRun> {
  definition: TableImportDefinition<One, Plan, Check>
  current: number
}

function Steps<One extends ImportedTable, Plan, Check extends DryRun>(props: StepsProps<One, Plan, Check>) {
  const { way, steps } = props.definition.words()
  const list = useRef<HTMLOListElement>(null)
  useFocusOnStep(list, props.current)
  return <Stepper ref={list} label={way} steps={steps} current={props.current} />
}

/** A new step begins at its heading, since what was pressed went away with the step before. */
function useFocusOnStep(list: RefObject<HTMLOListElement | null>, current: number): void {
  const isReloaded = useNavigationType() === 'POP'
  const shown = useRef(isReloaded ? current : 0)
  useLayoutEffect(() => {
    if (shown.current === current) return
    shown.current = current
    const heading = list.current?.nextElementSibling?.querySelector('h2')
    if (!heading || document.activeElement !== document.body) return
    heading.tabIndex = -1
    scrollTo({ top: 0, behavior: 'instant' })
    heading.focus({ preventScroll: true })
  }, [list, current])
}
