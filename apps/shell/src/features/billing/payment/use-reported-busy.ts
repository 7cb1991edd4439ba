import { useEffect } from 'react'

/** Reports whether a form is paying, and false when it unmounts. */
export function useReportedBusy(isBusy: boolean, onBusy: ((isBusy: boolean) => void) | undefined): void {
  useEffect(() => {
    onBusy?.(isBusy)
    return () => onBusy?.(false)
  }, [isBusy, onBusy])
}
