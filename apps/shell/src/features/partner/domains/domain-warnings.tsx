import { Trans } from '@lingui/react/macro'
import type { Domain } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Button } from '../../../kit/ui/button.tsx'
import { Note } from '../../../kit/ui/note.tsx'
import { warningText } from './domain-words.ts'

/** What stands between the person and their records. */
export function DomainWarnings({ domain, onInstead }: { domain: Domain; onInstead: (host: string) => void }) {
  return domain.warnings.map((warning) => {
    const { title, text } = warningText(warning, domain)
    return (
      <Note key={warning} tone={warning === 'no-answer' ? 'info' : 'warn'}>
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
