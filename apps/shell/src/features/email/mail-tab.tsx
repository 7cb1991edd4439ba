import { EmailsPanel } from './emails-panel.tsx'
import { SenderPanel } from './sender-panel.tsx'

/** Who the mails of the site come from, and what they say. */
export function MailTab() {
  return (
    <>
      <SenderPanel />
      <EmailsPanel />
    </>
  )
}
