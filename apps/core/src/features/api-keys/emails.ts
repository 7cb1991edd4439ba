import { msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../platform/email/define.ts'
import { EXAMPLE_DAY } from '../../platform/email/example.ts'
import { minuteOf } from '../../platform/email/formats.ts'
import { type SendableEmail, toPerson } from '../../platform/email/sendable.ts'
import { findKeyNamed } from './store.ts'

interface Key {
  name: string
  scopes: readonly string[]
  createdAt: Date
  expiresAt: Date
}

/** Notifies a person that a new key can make calls in their name. */
export const keyMadeEmail = defineEmail({
  name: 'key-made',
  payload: z.object({ userId: z.uuid(), keyId: z.uuid() }),
  content: ({ name, scopes, createdAt, expiresAt }: Key, { format }) => ({
    subject: msg({ message: 'New API key for {company}' }),
    title: msg({ message: 'A new API key was created' }),
    opening: msg({
      message: 'Hello {name}, a new API key was created in your account. Apps can use it to act on your behalf.',
    }),
    facts: [
      [msg({ message: 'Key' }), name],
      [msg({ message: 'Scopes' }), format.list(scopes)],
      [msg({ message: 'Created' }), minuteOf(createdAt)],
      [msg({ message: 'Expires' }), minuteOf(expiresAt)],
    ],
    action: { label: msg({ message: 'View API keys' }), path: '/whitelabel-dashboard?tab=settings' },
    closing: msg({
      message: 'If this wasn’t you, revoke the key, change your password and sign out everywhere.',
    }),
  }),
  example: () => ({
    name: 'Website',
    scopes: ['videos:read'],
    createdAt: new Date(EXAMPLE_DAY),
    expiresAt: new Date('2028-03-14'),
  }),
})

export const apiKeyEmails: SendableEmail[] = [
  toPerson(keyMadeEmail, async (tx, { keyId }) => {
    const key = await findKeyNamed(tx, keyId)
    return key && { data: key }
  }),
]
