import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Cast } from '@vitrine/contract'
import { presenters } from '@vitrine/presenter/people'
import { token } from '@vitrine/theme'
import { ArrowUp } from '#icons'
import styled from 'styled-components'
import { IconButton } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Presenter } from '../../ui/brand/presenter.tsx'
import { arched } from '../../ui/brand/shapes.ts'

/** Pages show three at once. */
const fewest = 3

interface PresentersFieldProps {
  chosen: Cast
  onChange: (presenters: Cast) => void
}

/** The presenters that users can choose, the best suited first. */
export function PresentersField({ chosen, onChange }: PresentersFieldProps) {
  const others = presenters.map(({ id }) => id).filter((id) => !chosen.includes(id))
  const put = (ids: string[]) => onChange(ids as Cast)
  const toggle = (id: string) => put(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const moveUp = (id: string) => {
    const at = chosen.indexOf(id)
    put(chosen.toSpliced(at, 1).toSpliced(at - 1, 0, id))
  }
  return (
    <>
      <p>
        <Trans>Users choose from the selected presenters, in this order. Keep at least three.</Trans>
      </p>
      <List>
        {[...chosen, ...others].map((id) => {
          const name = presenters.find((presenter) => presenter.id === id)?.name ?? id
          const isChosen = chosen.includes(id)
          return (
            <li key={id}>
              <Face>
                <Presenter presenterId={id} />
              </Face>
              <Checkbox
                label={name}
                checked={isChosen}
                disabled={isChosen && chosen.length <= fewest}
                onChange={() => toggle(id)}
              />
              {isChosen && id !== chosen[0] && (
                <IconButton label={t`Move ${name} up`} onClick={() => moveUp(id)}>
                  <ArrowUp size={18} aria-hidden="true" />
                </IconButton>
              )}
            </li>
          )
        })}
      </List>
    </>
  )
}

const List = styled.ul`
  padding: 0;
  list-style: none;
  color: ${token.text};
  li {
    display: flex;
    align-items: center;
    gap: ${token.space[3]};
    min-block-size: 56px;
    border-block-end: 1px solid ${token.border};
  }
  li > button {
    margin-inline-start: auto;
  }
`
const Face = styled.span`
  ${arched}
  flex: none;
  inline-size: 40px;
  block-size: 48px;
  margin-block: ${token.space[2]};
  overflow: hidden;
`
