import { Trans, useLingui } from '@lingui/react/macro'
import { type FaultyMark, faultyMarks } from '@vitrine/presenter/script-marks'
import { token } from '@vitrine/theme'
import { TriangleAlert } from '#icons'
import { type ReactNode, useMemo } from 'react'
import styled from 'styled-components'
import { formatCount } from '../../lib/i18n/format.ts'
import { isolated } from '../../lib/i18n/isolated.ts'

const shownMax = 3
const shownBlanksMax = 6

/** Marks that the voice will not follow, with the lines in which they are. */
export function MarkFaults({ script }: { script: string }) {
  const faults = useMemo(() => faultyMarks(script), [script])
  const blanks = [...new Set(faults.filter(({ kind }) => kind === 'unknown').map(({ text }) => text))]
  // A template has many blanks, which are one thing to do.
  const single = blanks.length > 1 ? faults.filter(({ kind }) => kind !== 'unknown') : faults
  const more = formatCount(single.length - shownMax)
  return (
    <Faults role="status">
      {blanks.length > 1 && (
        <Fault>
          <Blanks texts={blanks} />
        </Fault>
      )}
      {single.slice(0, shownMax).map((fault, index) => (
        <Fault key={`${fault.line} ${index}`}>
          <MarkFaultText {...fault} />
        </Fault>
      ))}
      {single.length > shownMax && (
        <p>
          <Trans>And {more} more.</Trans>
        </p>
      )}
    </Faults>
  )
}

function Fault({ children }: { children: ReactNode }) {
  return (
    <p>
      <TriangleAlert size={16} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}

function Blanks({ texts }: { texts: readonly string[] }) {
  const { i18n, t } = useLingui()
  const named = texts.map(isolated)
  const left = formatCount(texts.length - shownBlanksMax)
  // A single name takes no more room than its number.
  const shown = texts.length > shownBlanksMax + 1 ? [...named.slice(0, shownBlanksMax), t`${left} more`] : named
  const list = new Intl.ListFormat(i18n.locale).format(shown)
  return <Trans>Replace the text in [brackets], or it’s read aloud: {list}.</Trans>
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
