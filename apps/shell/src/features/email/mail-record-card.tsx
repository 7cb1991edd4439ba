import { t } from '@lingui/core/macro'
import type { MailRecord } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { media } from '../../ui/brand/shapes.ts'
import { StatusDot } from '../../ui/feedback/status-dot.tsx'
import { Copied, Mono } from '../../ui/partner-dashboard/copied.tsx'
import { recordState } from '../../ui/partner-dashboard/record-state.ts'
import { faultText, recordPurpose } from './record-labels.ts'
import { RecordValues } from './record-values.tsx'

/** One record: what it is for, what it should say beside what it says, and what is wrong with it. */
export function MailRecordCard({ record, registered }: { record: MailRecord; registered: string }) {
  const { tone, text } = recordState(record)
  const { title, purpose } = recordPurpose(record.kind)
  return (
    <Card aria-label={title}>
      <header>
        <h3>{title}</h3>
        <StatusDot tone={tone}>{text}</StatusDot>
      </header>
      <p>{purpose}</p>
      <dl>
        <dt>{t`Type`}</dt>
        <dd>
          <Mono>TXT</Mono>
        </dd>
        <dt>{t`Name`}</dt>
        <dd>
          <Copied value={record.name} />
        </dd>
        <RecordValues record={record} />
      </dl>
      {record.faults.map((fault) => (
        <Fault key={fault} $isNote={record.state === 'correct'}>
          {faultText(fault, record, registered)}
        </Fault>
      ))}
    </Card>
  )
}

const Card = styled.section`
  display: grid;
  gap: ${token.space[2]};
  padding: ${token.space[4]} ${token.space[5]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.card};
  background: ${token.surface};
  header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${token.space[1]} ${token.space[4]};
  }
  h3 {
    font-size: ${token.fontSize.body};
  }
  > p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  dl {
    display: grid;
    grid-template-columns: 7.5em minmax(0, 1fr);
    align-items: center;
    gap: ${token.space[1]} ${token.space[3]};
    margin: 0;
    font-size: ${token.fontSize.small};
  }
  dt {
    color: ${token.textMuted};
  }
  dd {
    display: grid;
    gap: ${token.space[1]};
    justify-items: start;
    min-inline-size: 0;
    margin: 0;
  }
  ${media.phone} {
    padding: ${token.space[4]};
    dl {
      grid-template-columns: minmax(0, 1fr);
    }
    dd {
      margin-block-end: ${token.space[2]};
    }
  }
`
const Fault = styled.p<{ $isNote: boolean }>`
  && {
    color: ${({ $isNote }) => ($isNote ? token.warningText : token.dangerText)};
    font-weight: 500;
  }
`
