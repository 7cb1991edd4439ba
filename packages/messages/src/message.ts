import { generateMessageId } from '@lingui/message-utils/generateMessageId'

/** A sentence in English, in ICU syntax, with the id that its translations have in the catalogs. */
export interface Message {
  id: string
  message: string
}

/** Marks a message for the catalogs. `context` parts messages that are the same in English and differ elsewhere. */
export function msg({ message, context }: { message: string; context?: string }): Message {
  return { id: generateMessageId(message, context), message }
}
