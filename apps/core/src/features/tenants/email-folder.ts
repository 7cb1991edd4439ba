import { faultsOfTexts } from '@vitrine/contract'
import { Language, MailTemplateName, MailTextsOfEmail, SenderName } from '@vitrine/contract/api'
import { z } from 'zod'

const Emails = z.partialRecord(MailTemplateName, z.partialRecord(Language, MailTextsOfEmail))

/** `mail.json`: the sender of a tenant's emails, and its partner's wording of them. */
export const MailFolder = z.object({
  sender: z.object({ name: SenderName, address: z.email().max(200) }).nullable(),
  emails: Emails.superRefine((emails, { addIssue }) => {
    for (const template of MailTemplateName.options) {
      for (const [language, texts] of Object.entries(emails[template] ?? {})) {
        const { unknown, lacking } = faultsOfTexts(template, texts)
        const words = [...unknown.map(({ name }) => name), ...lacking].map((name) => `{${name}}`)
        const message = `${words.join(', ')} is unknown or lacking`
        if (words.length > 0) addIssue({ code: 'custom', message, path: [template, language] })
      }
    }
  }),
})
export type MailFolder = z.output<typeof MailFolder>
