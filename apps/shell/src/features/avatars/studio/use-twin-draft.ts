import { useQuery } from '@tanstack/react-query'
import type { TwinConsent } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useEffect, useState } from 'react'
import { draftStorage } from './draft-storage.ts'
import type { Take, TakeName, TwinDraft } from './takes.ts'

export const consentsKey = ['/api/twin-consents']

export function useTwinConsents({ enabled = true } = {}) {
  return useQuery({
    enabled,
    queryKey: consentsKey,
    queryFn: (): Promise<TwinConsent[]> => call('GET /api/twin-consents'),
    staleTime: 0,
  })
}

/** The draft of a person on this device; undefined until it was read, null where there is none. */
export function useTwinDraft(userId: string | undefined, onFault: () => void) {
  const [draft, setDraft] = useState<TwinDraft | null>()
  useEffect(() => {
    if (!userId) return
    draftStorage.read(userId).then(
      (found) => setDraft(found ?? null),
      () => setDraft(null),
    )
  }, [userId])

  async function keep(next: TwinDraft | null): Promise<void> {
    setDraft(next)
    if (!userId) return
    await (next ? draftStorage.write(userId, next) : draftStorage.remove(userId)).catch(onFault)
  }

  return {
    draft,
    keep,
    keepTake: (name: TakeName, take: Take) =>
      draft ? keep({ ...draft, takes: { ...draft.takes, [name]: take } }) : Promise.resolve(),
  }
}

/** Whether the sentence of a draft may still be recorded, or was already. */
export function isUsable(consent: TwinConsent | undefined): boolean {
  if (!consent || consent.avatarId) return false
  return consent.state === 'recorded' || (consent.state === 'asked' && Date.parse(consent.expiresAt) > Date.now())
}
