import type { Config } from '../../../config.ts'
import { createSenderPost } from '../../../platform/mail/sender-letters.ts'
import type { Queue } from '../../../platform/queue.ts'
import { createMailFolders } from './folder-service.ts'
import { createSenderChecks } from './sender-checks.ts'
import { createSenders } from './sender-service.ts'
import { createMailTexts } from './texts-service.ts'

type Made = 'senderChecks' | 'senderPost' | 'spfHost' | 'ofPlatform' | 'secretKey'
type Parts = Omit<Parameters<typeof createSenderChecks>[0] & Parameters<typeof createSenders>[0], Made> & {
  queue: Pick<Queue, 'send'>
  config: Pick<Config, 'platformHost' | 'edgeHost' | 'authHost' | 'secretKey' | 'mailSpfHost'>
}

/** What a partner decides about its mails, put together from its parts. */
export function createMailRooms({ config, queue, ...parts }: Parts) {
  const { platformHost, edgeHost, authHost, secretKey, mailSpfHost: spfHost } = config
  const ofPlatform = [platformHost, edgeHost, authHost].filter((host) => host !== undefined)
  const senderChecks = createSenderChecks({ ...parts, senderPost: createSenderPost(queue), spfHost, ofPlatform })
  const senders = createSenders({ ...parts, senderChecks, secretKey, ofPlatform })
  return {
    senderChecks,
    senders,
    mailTexts: createMailTexts({ ...parts, queue }),
    mailFolders: createMailFolders({ ...parts, senders }),
  }
}
