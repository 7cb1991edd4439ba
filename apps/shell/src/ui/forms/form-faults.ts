import { createContext, useContext, useEffect } from 'react'

interface FormFaults {
  /** What is wrong, by the id of the control. */
  faults: ReadonlyMap<string, string>
  /** Moves the focus to the first faulty control, once after each submit. */
  focusFirst: () => void
}

export const FormFaultsContext = createContext<FormFaults>({ faults: new Map(), focusFirst: () => {} })

/** Returns the error of a control: its own, else what the form around it found. */
export function useControlError<T>(id: string, ownError: T): T | string | undefined {
  const { faults, focusFirst } = useContext(FormFaultsContext)
  const error = ownError || faults.get(id)
  const isFaulty = Boolean(error)
  useEffect(() => {
    if (isFaulty) focusFirst()
  }, [isFaulty, focusFirst])
  return error
}
