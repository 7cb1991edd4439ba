import { Trans } from '@lingui/react/macro'
import type { Domain, DomainWarning } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { warningText } from './domain-labels.ts'

/** Warnings above the records. */
export function DomainWarnings({ domain, onInstead }: { domain: Domain; onInstead: (host: string) => void }) {
  return domain.warnings.map((warning) => {
    const { title, text } = warningText(warning, domain)
    return (
      <Note key={warning} tone={isFault(warning) ? 'warn' : 'info'}>
        <Line>
          <span>
            <b>{title}</b>
            <br />
            {text}
          </span>
          {warning === 'website-here' && (
            <Button variant="secondary" onClick={() => onInstead(`www.${domain.host}`)}>
              <Trans>Use www instead</Trans>
            </Button>
          )}
        </Line>
      </Note>
    )
  })
}

function isFault(warning: DomainWarning): boolean {
  return warning !== 'no-answer' && warning !== 'example-values'
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
  > span {
    flex: 1 1 320px;
  }
  b {
    font-weight: 600;
  }
`
