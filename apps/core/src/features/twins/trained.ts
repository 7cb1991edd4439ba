import type { TrainedTwins } from '../twin-services/index.ts'
import { findConsent } from './consent/consent-store.ts'
import type { Entitlements } from './entitlements/entitlements.ts'
import type { RecordTwinMade } from './made.ts'

interface Deps {
  entitlements: Pick<Entitlements, 'stateOf' | 'use'>
  recordTwinMade: RecordTwinMade
}

/** What services that train twins need of them. */
export function createTrainedTwins({ entitlements, recordTwinMade }: Deps): TrainedTwins {
  return {
    entitlementOf: entitlements.stateOf,
    async made(tx, { id, userId, name, consentId }) {
      await entitlements.use(tx, id)
      const given = consentId === null ? undefined : await findConsent(tx, consentId)
      await recordTwinMade(tx, { id, userId, name, address: given?.address ?? null })
    },
    consentUploadOf: async (tx, consentId) => (await findConsent(tx, consentId))?.uploadId ?? null,
  }
}
