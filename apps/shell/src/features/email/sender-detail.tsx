import { Trans } from '@lingui/react/macro'
import type { MailSender } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { isolated } from '../../lib/i18n/isolated.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { CheckAgain } from '../../ui/partner-dashboard/check-again.tsx'
import { useRecheck } from '../../ui/partner-dashboard/use-recheck.ts'
import { MailRecordCard } from './mail-record-card.tsx'
import { useCheckSender } from './queries.ts'

/** The records of a sender's domain, checked repeatedly while the page is open. */
export function SenderDetail({ sender, mayChange }: { sender: MailSender; mayChange: boolean }) {
  const recheck = useRecheck(mayChange, useCheckSender())
  const registered = isolated(sender.registered)
  return (
    <Parts>
      <Head>
        <p>
          <Trans>Add these three TXT records on your provider’s DNS page for {registered}.</Trans>
        </p>
        {mayChange && <CheckAgain {...recheck} />}
      </Head>
      {sender.isExample && (
        <Note>
          <Trans>
            <b>Example values.</b> This installation runs on a development host that can’t be reached from the internet.
            A live one shows its own values here.
          </Trans>
        </Note>
      )}
      {sender.records.map((record) => (
        <MailRecordCard key={record.kind} record={record} registered={sender.registered} />
      ))}
      <Quiet>
        <Trans>
          DNS changes usually take 5 to 30 minutes. You can close this page: we keep checking and email you when
          something changes. Some providers want an empty name instead of @, or the full name.
        </Trans>
      </Quiet>
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  gap: ${token.space[4]};
  padding-block-start: ${token.space[4]};
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[4]};
`
const Quiet = styled.p`
  max-inline-size: 72ch;
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
