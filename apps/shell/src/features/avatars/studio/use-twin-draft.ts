import { useQuery } from '@tanstack/react-query'
import type { TwinConsent } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useEffect, useRef, useState } from 'react'
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
  // Several takes can be kept before the next render, each on top of the one before.
  const latest = useRef(draft)
  useEffect(() => {
    if (!userId) return
    const begin = (found: TwinDraft | null) => setDraft((latest.current = found))
    draftStorage.read(userId).then(
      (found) => begin(found ?? null),
      () => begin(null),
    )
  }, [userId])

  async function keep(next: TwinDraft | null): Promise<void> {
    setDraft((latest.current = next))
    if (!userId) return
    await (next ? draftStorage.write(userId, next) : draftStorage.remove(userId)).catch(onFault)
  }

  return {
    draft,
    keep,
    async keepTake(name: TakeName, take: Take): Promise<void> {
      const { current } = latest
      if (current) await keep({ ...current, takes: { ...current.takes, [name]: take } })
    },
  }
}

/** Whether the sentence of a draft may still be recorded, or was already. */
export function isUsable(consent: TwinConsent | undefined): boolean {
  if (!consent || consent.avatarId) return false
  return consent.state === 'recorded' || (consent.state === 'asked' && Date.parse(consent.expiresAt) > Date.now())
}
