import { Trans } from '@lingui/react/macro'
import { type FaultyMark, faultyMarks } from '@vitrine/presenter/script-marks'
import { token } from '@vitrine/theme'
import { TriangleAlert } from '#icons'
import { useMemo } from 'react'
import styled from 'styled-components'
import { formatCount } from '../../lib/i18n/format.ts'

const shownMax = 3

/** Marks that the voice will not follow, with the lines in which they are. */
export function MarkFaults({ script }: { script: string }) {
  const faults = useMemo(() => faultyMarks(script), [script])
  const more = formatCount(faults.length - shownMax)
  return (
    <Faults role="status">
      {faults.slice(0, shownMax).map((fault, index) => (
        <p key={`${fault.line} ${index}`}>
          <TriangleAlert size={16} aria-hidden="true" />
          <span>
            <MarkFaultText {...fault} />
          </span>
        </p>
      ))}
      {faults.length > shownMax && (
        <p>
          <Trans>And {more} more.</Trans>
        </p>
      )}
    </Faults>
  )
}

/** What the voice does with a mark that is not kept as it is written. */
export function MarkFaultText({ kind, text, line }: FaultyMark) {
  const place = formatCount(line)
  const mark = <bdi>{text}</bdi>
  if (kind === 'pause')
    return (
      <Trans>
        Line {place}: {mark}. A pause lasts 0.1 to 5 seconds.
      </Trans>
    )
  if (kind === 'open')
    return (
      <Trans>
        Line {place}: {mark} has no closing bracket on its line, so it is read aloud.
      </Trans>
    )
  return (
    <Trans>
      Line {place}: {mark} isn’t a valid mark, so it is read aloud. Replace it.
    </Trans>
  )
}

const Faults = styled.div`
  p {
    display: flex;
    gap: 6px;
    margin-block-start: 6px;
    font-size: ${token.fontSize.small};
    color: ${token.warningText};
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    margin-block-start: 2px;
  }
`
