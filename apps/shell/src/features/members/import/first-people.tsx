import { Trans } from '@lingui/react/macro'
import type { ImportCheck } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'

/** The first people who would be invited, by which the columns can be checked. */
export function FirstPeople({ people }: { people: ImportCheck['first'] }) {
  if (people.length === 0) return null
  return (
    <section>
      <h3>
        <Trans>Your first users</Trans>
      </h3>
      <List>
        {people.map(({ email, name }) => (
          <li key={email}>
            <b>
              <bdi>{name || email}</bdi>
            </b>
            {name && <bdi>{email}</bdi>}
          </li>
        ))}
      </List>
    </section>
  )
}

const List = styled.ul`
  margin-block-start: ${token.space[3]};
  padding: 0;
  list-style: none;
  border-block-start: 1px solid ${token.border};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
  overflow-wrap: anywhere;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[1]} ${token.space[4]};
    padding-block: 10px;
    border-block-end: 1px solid ${token.border};
  }
  b {
    flex: 0 1 24ch;
    font-weight: 600;
    color: ${token.text};
  }
`
