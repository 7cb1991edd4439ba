import { faultsOfTexts } from '@vitrine/contract'
import { Language, MailTemplateName, MailTextsOfLetter, SenderName } from '@vitrine/contract/api'
import { z } from 'zod'

const Letters = z.partialRecord(MailTemplateName, z.partialRecord(Language, MailTextsOfLetter))

/** `mail.json`: who the mails of a tenant come from, and the letters that its partner words. */
export const MailFolder = z.object({
  sender: z.object({ name: SenderName, address: z.email().max(200) }).nullable(),
  letters: Letters.superRefine((letters, { addIssue }) => {
    for (const template of MailTemplateName.options) {
      for (const [language, texts] of Object.entries(letters[template] ?? {})) {
        const { unknown, lacking } = faultsOfTexts(template, texts)
        const words = [...unknown.map(({ name }) => name), ...lacking].map((name) => `{${name}}`)
        const message = `${words.join(', ')} is unknown or lacking`
        if (words.length > 0) addIssue({ code: 'custom', message, path: [template, language] })
      }
    }
  }),
})
export type MailFolder = z.output<typeof MailFolder>
