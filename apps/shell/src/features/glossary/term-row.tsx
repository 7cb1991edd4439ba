import { Trans, useLingui } from '@lingui/react/macro'
import type { GlossaryEntry } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { isolated } from '../../lib/i18n/isolated.ts'
import { Button } from '../../ui/controls/button.tsx'
import { describe } from './term-texts.ts'
import { ListenButton } from './listen-button.tsx'
import type { Listen } from './use-listen.ts'

interface EntryRowProps {
  entry: GlossaryEntry
  listen: Listen
  /** Left out where the reader cannot change it. */
  onEdit?: (() => void) | undefined
}

/** A term with what is said and translated of it. */
export function EntryRow({ entry, listen, onEdit }: EntryRowProps) {
  const { t } = useLingui()
  const name = isolated(entry.term)
  return (
    <Row>
      <div>
        <b>
          <bdi>{entry.term}</bdi>
        </b>
        <p>{describe(entry).join(' · ')}</p>
      </div>
      <ListenButton {...entry} listen={listen} />
      {onEdit && (
        <Button variant="secondary" aria-label={t`Edit ${name}`} onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
      )}
    </Row>
  )
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  padding-block: ${token.space[3]};
  & + & {
    border-block-start: 1px solid ${token.border};
  }
  > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
