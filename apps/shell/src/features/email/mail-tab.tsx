import { EmailsPanel } from './emails-panel.tsx'
import { SenderPanel } from './sender-panel.tsx'

/** Sender and texts of the site's emails. */
export function MailTab() {
  return (
    <>
      <SenderPanel />
      <EmailsPanel />
    </>
  )
}
