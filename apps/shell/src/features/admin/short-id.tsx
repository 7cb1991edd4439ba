import { token } from '@vitrine/theme'
import styled from 'styled-components'

/** A shortened id; the full one is in the title. */
export function ShortId({ id }: { id: string }) {
  return (
    <Mono title={id}>
      {id.slice(0, 4)}…{id.slice(-4)}
    </Mono>
  )
}

const Mono = styled.code`
  font-size: ${token.fontSize.badge};
  color: ${token.textMuted};
  white-space: nowrap;
`
