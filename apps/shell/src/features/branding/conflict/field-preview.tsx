import { Trans } from '@lingui/react/macro'
import { presenters } from '@vitrine/presenter/people'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatList } from '../../../lib/i18n/format.ts'
import type { FieldPath, FieldValue } from '../design-fields/fields.ts'
import { logoAddress } from '../logo-field.tsx'

interface FieldPreviewProps {
  path: FieldPath
  value: FieldValue
}

/** A field's value as people know it: a color with its sample, a logo as a picture, presenters by name. */
export function FieldPreview({ path, value }: FieldPreviewProps) {
  if (value === null || value === undefined || value === '')
    return (
      <Value>
        <Trans>None</Trans>
      </Value>
    )
  if (typeof value !== 'string') return <Value>{formatList(value.map(nameOf))}</Value>
  if (/^(?:logoId|darkLogoId)$/.test(path)) return <Picture src={logoAddress(value)} alt="" />
  if (path === 'customCss') return <Code dir="ltr">{value}</Code>
  if (path.startsWith('colours.'))
    return (
      <Value>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <rect width="20" height="20" rx="4" fill={value} />
        </svg>
        <bdi dir="ltr">{value}</bdi>
      </Value>
    )
  return <Value dir="auto">{value}</Value>
}

function nameOf(id: string): string {
  return presenters.find((presenter) => presenter.id === id)?.name ?? id
}

const Value = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  overflow-wrap: anywhere;
`
const Picture = styled.img`
  display: block;
  block-size: 32px;
`
const Code = styled.code`
  display: block;
  max-block-size: 160px;
  overflow: auto;
  white-space: pre-wrap;
`
