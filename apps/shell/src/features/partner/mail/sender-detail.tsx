import { Trans, useLingui } from '@lingui/react/macro'
import type { MailSender } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { RefreshCw } from 'lucide-react'
import styled from 'styled-components'
import { formatCount } from '../../../kit/format.ts'
import { isolated } from '../../../kit/i18n/isolated.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { useRecheck } from '../use-recheck.ts'
import { MailRecordCard } from './mail-record-card.tsx'
import { useCheckSender } from './queries.ts'

/** The records of a sender's domain, looked at again and again while the page is open. */
export function SenderDetail({ sender, mayChange }: { sender: MailSender; mayChange: boolean }) {
  const { t } = useLingui()
  const { seconds, isChecking, checkNow } = useRecheck(mayChange, useCheckSender())
  const wait = seconds === undefined ? '' : formatCount(seconds)
  const registered = isolated(sender.registered)
  return (
    <Parts>
      <Head>
        <p>
          <Trans>Set these three TXT records at your provider, on the DNS page of {registered}.</Trans>
        </p>
        {mayChange && (
          <Again>
            {wait && !isChecking && <Trans>Checks itself again in {wait} s</Trans>}
            <Button
              variant="secondary"
              icon={<RefreshCw size={18} aria-hidden="true" />}
              busy={isChecking}
              busyText={t`Checking...`}
              onClick={checkNow}
            >
              <Trans>Check now</Trans>
            </Button>
          </Again>
        )}
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
const Again = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  font-size: ${token.fontSize.small};
  font-variant-numeric: tabular-nums;
  color: ${token.textMuted};
`
const Quiet = styled.p`
  max-inline-size: 72ch;
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
