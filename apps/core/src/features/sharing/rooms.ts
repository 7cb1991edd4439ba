import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Queue } from '../../platform/queue.ts'
import type { ShareTokens } from '../../platform/share-tokens.ts'
import type { Accounts } from '../accounts/service.ts'
import { createLeads } from './leads/service.ts'
import { createSharedPages } from './pages/service.ts'
import { createPlays } from './plays/service.ts'
import { createSharing } from './service.ts'

interface Parts {
  db: Db
  queue: Pick<Queue, 'send'>
  accounts: Pick<Accounts, 'addressee'>
  shareTokens: ShareTokens
  secretKey: string
  clock: Clock
  newId: () => string
}

/** The rooms of the feature: links, what viewers see of them, what is counted, and who asked. */
export function createSharingRooms(parts: Parts) {
  const sharedPages = createSharedPages(parts)
  return {
    sharing: createSharing(parts),
    sharedPages,
    plays: createPlays({ ...parts, sharedPages }),
    leads: createLeads({ ...parts, sharedPages }),
  }
}
