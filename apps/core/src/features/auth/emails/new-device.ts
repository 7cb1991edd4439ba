import { msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../../platform/email/define.ts'
import { EXAMPLE_DAY } from '../../../platform/email/example.ts'
import { minuteOf } from '../../../platform/email/formats.ts'
import { securityAlert } from './shared.ts'

interface Device {
  browser: string
  address: string
  seenAt: Date
}

export const newDeviceEmail = defineEmail({
  name: 'new-device',
  payload: z.object({ userId: z.uuid(), deviceId: z.uuid() }),
  content: ({ browser, address, seenAt }: Device, { reader }) =>
    securityAlert(reader, {
      subject: msg({ message: 'New sign-in to {company}' }),
      title: msg({ message: 'A new sign-in to your account' }),
      opening: msg({ message: 'Hello {name}, someone signed in to your account from a new device.' }),
      facts: [
        [msg({ message: 'Browser' }), browser],
        [msg({ message: 'IP address' }), address],
        [msg({ message: 'Time' }), minuteOf(seenAt)],
      ],
    }),
  example: () => ({ browser: 'Firefox', address: '192.0.2.1', seenAt: new Date(EXAMPLE_DAY) }),
})
