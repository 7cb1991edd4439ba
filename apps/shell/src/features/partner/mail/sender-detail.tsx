import { Trans } from '@lingui/react/macro'
import type { MailSender } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { isolated } from '../../../kit/i18n/isolated.ts'
import { CheckAgain } from '../check-again.tsx'
import { useRecheck } from '../use-recheck.ts'
import { MailRecordCard } from './mail-record-card.tsx'
import { useCheckSender } from './queries.ts'

/** The records of a sender's domain, looked at again and again while the page is open. */
export function SenderDetail({ sender, mayChange }: { sender: MailSender; mayChange: boolean }) {
  const recheck = useRecheck(mayChange, useCheckSender())
  const registered = isolated(sender.registered)
  return (
    <Parts>
      <Head>
        <p>
          <Trans>Set these three TXT records at your provider, on the DNS page of {registered}.</Trans>
        </p>
        {mayChange && <CheckAgain {...recheck} />}
      </Head>
      {sender.records.map((record) => (
        <MailRecordCard key={record.kind} record={record} registered={sender.registered} />
      ))}
      <Quiet>
        <Trans>
          Changes usually arrive within 5 to 30 minutes. You may close this page: we go on checking, also later, and
          write to you when something changes. Some providers want the name left empty instead of @, or the full name.
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
