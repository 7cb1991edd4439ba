import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type CssFault, stableClasses } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount } from '../../lib/i18n/format.ts'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/inputs.tsx'
import { CssFaultList } from './css-fault-list.tsx'

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
      {faults.length > 0 && <CssFaultList faults={faults} />}
      <p>
        <Trans>
          Not applied on sign-in, password, checkout, billing, admin and avatar screens, or in dialogs, menus and
          notifications. If a page becomes unreadable, add ?nocss to its URL.
        </Trans>
      </p>
      <details>
        <summary>
          <Trans>Supported class names</Trans>
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
const Names = styled.ul`
  columns: 2;
  padding: 0;
  list-style: none;
`
