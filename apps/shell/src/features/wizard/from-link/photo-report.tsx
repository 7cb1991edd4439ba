import { Trans, useLingui } from '@lingui/react/macro'
import type { DraftWithPhotos } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Button } from '../../../ui/controls/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { fileName } from './photo-choice.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'

interface PhotoReportProps {
  wanted: number
  failed: DraftWithPhotos['failed']
  onContinue: () => void
}

/** Lists the photos of a page that could not be added, with the reasons. */
export function PhotoReport({ wanted, failed, onContinue }: PhotoReportProps) {
  const { t } = useLingui()
  const added = wanted - failed.length
  return (
    <Stack>
      <Note tone="warn">
        <Trans>
          Photos added: {added} of {wanted}.
        </Trans>
      </Note>
      <Failed aria-label={t`Photos that weren’t added`}>
        {failed.map(({ url, message }) => (
          <li key={url}>
            <b>
              <bdi>{fileName(url)}</bdi>
            </b>
            <span>{message}</span>
          </li>
        ))}
      </Failed>
      <Button block onClick={onContinue}>
        <Trans>Continue to draft</Trans>
      </Button>
    </Stack>
  )
}

const Failed = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${token.fontSize.small};
  li {
    display: grid;
    overflow-wrap: anywhere;
  }
  span {
    color: ${token.textMuted};
  }
`
