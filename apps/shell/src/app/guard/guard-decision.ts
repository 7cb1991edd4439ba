import type { User } from '@vitrine/contract'

interface UserState {
  data: User | null | undefined
  error: Error | null
}

/** Returns the decision for a guarded address: `wait` while the session is unknown, `fault` when it could not be loaded. */
export function guardDecision({ data, error }: UserState): 'show' | 'sign-in' | 'wait' | 'fault' {
  // A signed-in person stays on the page even if a later request fails: their work must not vanish with the network.
  if (data) return 'show'
  if (error) return 'fault'
  return data === null ? 'sign-in' : 'wait'
}
