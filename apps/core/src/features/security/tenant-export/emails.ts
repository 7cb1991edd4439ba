import { TENANT_EXPORT_DAYS } from '@vitrine/contract'
import { msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../../platform/email/define.ts'
import { EXAMPLE_ID } from '../../../platform/email/example.ts'
import { accountExportReadyEmail } from '../account-export/emails.ts'
import { withPayload } from '../../../platform/email/sendable.ts'

export const exportReadyEmail = defineEmail({
  name: 'export-ready',
  payload: z.object({ userId: z.uuid() }),
  content: () => ({
    subject: msg({ message: 'Your export of {company} is ready' }),
    opening: msg({
      message: 'Hello {name}, the export you asked for is ready. You can download it for {days, number} days.',
    }),
    action: { label: msg({ message: 'Download export' }), path: '/whitelabel-dashboard?tab=settings' },
    values: { days: TENANT_EXPORT_DAYS },
  }),
  example: () => ({ userId: EXAMPLE_ID }),
})

export const exportEmails = [exportReadyEmail, accountExportReadyEmail].map(withPayload)
