import { t } from '@lingui/core/macro'
import type { CssFault } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { CircleAlert } from '#icons'
import styled from 'styled-components'
import { formatCount } from '../../lib/i18n/format.ts'

/** The removed parts of a style sheet, line by line. */
export function CssFaultList({ faults }: { faults: readonly CssFault[] }) {
  return (
    <Faults aria-live="polite">
      {faults.map((fault, index) => (
        // Two faults of a sheet may read the same, and none of them has a name of its own.
        <li key={`${index} ${fault.line}`}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>{faultText(fault)}</span>
        </li>
      ))}
    </Faults>
  )
}

function faultText({ line, kind, subject }: CssFault): string {
  const number = formatCount(line)
  const what = `\u2068${subject}\u2069`
  const texts: Record<CssFault['kind'], string> = {
    'at-rule': t`Line ${number}: ${what} isn’t allowed and was removed.`,
    selector: t`Line ${number}: the selector ${what} can’t be used here.`,
    property: t`Line ${number}: the property ${what} is unknown or not allowed.`,
    value: t`Line ${number}: ${what} contains something that isn’t allowed.`,
    syntax: t`Line ${number}: can’t read ${what}. Check the braces and semicolons.`,
    'too-much': t`Line ${number}: the CSS exceeds the limit here.`,
  }
  return texts[kind]
}

const Faults = styled.ul`
  display: grid;
  gap: ${token.space[1]};
  padding: 0;
  list-style: none;
  color: ${token.dangerText};
  li {
    display: flex;
    gap: 6px;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    margin-block-start: 2px;
  }
`
