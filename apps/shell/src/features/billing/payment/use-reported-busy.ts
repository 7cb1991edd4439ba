import { useEffect } from 'react'

/** Reports whether a form pays, and that it does not once it is gone. */
export function useReportedBusy(isBusy: boolean, onBusy: ((isBusy: boolean) => void) | undefined): void {
  useEffect(() => {
    onBusy?.(isBusy)
    return () => onBusy?.(false)
  }, [isBusy, onBusy])
}
