import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Newsletter } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount, formatMoment } from '../../lib/i18n/format.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { StatStrip } from '../../ui/data/stat-strip.tsx'
import { MailFrame } from './mail-frame.tsx'
import { useNewsletterActions } from './queries.ts'
import { stateOf } from './labels.ts'

/** A newsletter that is leaving or has left, and what came of it. */
export function SentNewsletter({ one }: { one: Newsletter }) {
  const { t } = useLingui()
  const { word, tone } = stateOf(one.state)
  const done = one.sent + one.failed + one.skipped
  return (
    <>
      <Line>
        <h3>
          <bdi>{one.subject}</bdi>
        </h3>
        <Badge tone={tone}>{word}</Badge>
        {one.sentAt && <span>{formatMoment(one.sentAt)}</span>}
      </Line>
      {one.state === 'sending' && <Going one={one} done={done} />}
      <StatStrip
        stats={[
          { label: t`Recipients`, value: formatCount(one.receivers) },
          {
            label: t({ message: 'Sent', context: 'count', comment: 'How many emails were sent' }),
            value: formatCount(one.sent),
          },
          {
            label: t({ message: 'Failed', context: 'count', comment: 'How many emails were not sent' }),
            value: formatCount(one.failed),
          },
          { label: t`Unsubscribed`, value: formatCount(one.unsubscribed) },
        ]}
      />
      {one.state !== 'sending' && one.failed > 0 && <Failed one={one} />}
      <MailFrame newsletter={one} />
    </>
  )
}

function Failed({ one }: { one: Newsletter }) {
  const { t } = useLingui()
  const { sendAgain } = useNewsletterActions(one.id)
  return (
    <>
      <Note tone="warn">
        <Plural
          value={one.failed}
          one="# email was rejected by the mail server."
          other="# emails were rejected by the mail server."
        />{' '}
        <Trans>You can resend to recipients who didn’t get it. No one gets it twice.</Trans>
      </Note>
      {sendAgain.error && <ErrorState title={t`Couldn’t resend the newsletter.`} error={sendAgain.error} />}
      <div>
        <Button variant="secondary" busy={sendAgain.isPending} onClick={() => sendAgain.mutate()}>
          <Trans>Resend to failed</Trans>
        </Button>
      </div>
    </>
  )
}

function Going({ one, done }: { one: Newsletter; done: number }) {
  const { t } = useLingui()
  const { cancel } = useNewsletterActions(one.id)
  const [doneCount, allCount] = [formatCount(done), formatCount(one.receivers)]
  return (
    <>
      <p role="status">
        <Trans>
          {doneCount} of {allCount} recipients processed. You can leave this page.
        </Trans>
      </p>
      <ProgressBar value={Math.round((done / one.receivers) * 100)} label={t`Sending progress`} />
      {cancel.error && <ErrorState title={t`Couldn’t stop the newsletter.`} error={cancel.error} />}
      <div>
        <Button variant="secondary" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          <Trans>Stop sending</Trans>
        </Button>
      </div>
    </>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
  h3 {
    font-size: ${token.fontSize.lead};
    color: ${token.text};
  }
`
