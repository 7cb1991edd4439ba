import { t } from '@lingui/core/macro'
import type { WhitelabelUser } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { initialOf } from '../../../lib/text/names.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { arched } from '../../../ui/brand/shapes.ts'

type Person = Pick<WhitelabelUser, 'id' | 'username' | 'displayName' | 'email' | 'disabled'>

/** The address of a person's page. */
export function personPath(id: string): string {
  return `/whitelabel-dashboard?tab=users&user=${id}`
}

/** A person's initial, name and email; the name leads to their page. */
export function PersonCell({ person }: { person: Person }) {
  const { id, username, displayName, email, disabled } = person
  const name = displayName || username
  return (
    <Cell>
      <Initial aria-hidden="true">{initialOf(name)}</Initial>
      <span>
        <TextLink to={personPath(id)}>
          <bdi>{name}</bdi>
        </TextLink>{' '}
        {disabled && <Badge tone="warn">{t({ message: 'Suspended', comment: 'A person who cannot sign in' })}</Badge>}
        <Email>
          <bdi>{email ?? t`no email yet`}</bdi>
        </Email>
      </span>
    </Cell>
  )
}

const Cell = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[3]};
  text-align: start;
  a {
    font-weight: 600;
    color: ${token.text};
  }
`
const Initial = styled.span`
  ${arched}
  display: grid;
  place-items: center;
  inline-size: 30px;
  block-size: 34px;
  aspect-ratio: auto;
  background: ${token.primarySubtle};
  color: ${token.primaryText};
  font-size: ${token.fontSize.badge};
  font-weight: 600;
`
const Email = styled.span`
  display: block;
  font-size: ${token.fontSize.badge};
  color: ${token.textMuted};
`
