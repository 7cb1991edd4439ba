import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type CssFault, stableClasses } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { CircleAlert } from 'lucide-react'
import styled from 'styled-components'
import { formatCount } from '../../kit/format.ts'
import { Field } from '../../kit/ui/field.tsx'
import { TextArea } from '../../kit/ui/inputs.tsx'

const charactersMax = 50_000
const placeholder = '.t-card { border-radius: 20px }'

interface CssFieldProps {
  text: string
  faults: CssFault[]
  onChange: (text: string) => void
}

/** The partner's own style sheet, with what of it is left out, line by line. */
export function CssField({ text, faults, onChange }: CssFieldProps) {
  const [used, all] = [formatCount(text.length), formatCount(charactersMax)]
  return (
    <Stack>
      <Field label={t`Custom CSS`} aside={<small>{t`${used} of ${all} characters`}</small>}>
        <Code
          dir="ltr"
          spellCheck={false}
          rows={8}
          maxLength={charactersMax}
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      {faults.length > 0 && (
        <Faults aria-live="polite">
          {faults.map((fault, index) => (
            // Two faults of a sheet may read the same, and none of them has a name of its own.
            <li key={`${index} ${fault.line}`}>
              <CircleAlert size={16} aria-hidden="true" />
              <span>{faultText(fault)}</span>
            </li>
          ))}
        </Faults>
      )}
      <p>
        <Trans>
          Not applied on sign-in, password, checkout, billing, admin and avatar screens, or in dialogs, menus and
          notices. If a page becomes unreadable, add ?nocss to its address.
        </Trans>
      </p>
      <details>
        <summary>
          <Trans>Class names that stay</Trans>
        </summary>
        <Names dir="ltr">
          {stableClasses.map((name) => (
            <li key={name}>
              <code>.{name}</code>
            </li>
          ))}
        </Names>
      </details>
    </Stack>
  )
}

function faultText({ line, kind, subject }: CssFault): string {
  const number = formatCount(line)
  const what = `\u2068${subject}\u2069`
  const texts: Record<CssFault['kind'], string> = {
    'at-rule': t`Line ${number}: ${what} is not allowed and is left out.`,
    selector: t`Line ${number}: the selector ${what} cannot be used here.`,
    property: t`Line ${number}: the property ${what} is unknown or not allowed.`,
    value: t`Line ${number}: ${what} uses something that is not allowed.`,
    syntax: t`Line ${number}: this cannot be read: ${what}`,
    'too-much': t`Line ${number}: the sheet is too long from here on.`,
  }
  return texts[kind]
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  font-size: ${token.fontSize.small};
  label {
    color: ${token.text};
  }
  summary {
    min-block-size: 44px;
    align-content: center;
    cursor: pointer;
    color: ${token.link};
  }
`
const Code = styled(TextArea)`
  max-block-size: 420px;
  font-family: ui-monospace, monospace;
  font-size: ${token.fontSize.small};
  color: ${token.text};
  white-space: pre;
  overflow: auto;
`
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
const Names = styled.ul`
  columns: 2;
  padding: 0;
  list-style: none;
`
