import { EmptyState } from '../../kit/ui/empty-state.tsx'

/** What there is to say about security today. */
export function SecurityTab() {
  return (
    <EmptyState
      title="No figures are collected yet"
      text={
        <>
          This version counts no requests, sign-in failures or alerts, so there is nothing to show here. Refused
          requests are written to the server’s log with their request id.
        </>
      }
    />
  )
}
