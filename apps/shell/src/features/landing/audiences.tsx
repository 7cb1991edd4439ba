import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { Wrap } from '../../kit/ui/page.tsx'
import { media } from '../../kit/ui/shapes.ts'

/** Who it is for: four cards on the ground line of the hero. */
export function Audiences() {
  const { words } = useBoot()
  return (
    <Band aria-label="Who it is for">
      <Wrap>
        <ul>
          {words.audiences.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </Band>
  )
}

const Band = styled.section`
  border-block: 1px solid ${token.border};
  background: ${token.surface};
  ul {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  li {
    padding: ${token.space[5]};
    border-inline-start: 1px solid ${token.border};
  }
  li:first-child {
    padding-inline-start: 0;
    border-inline-start: 0;
  }
  h2 {
    font: 600 1rem/1.35 ${token.font.text};
    letter-spacing: 0;
  }
  p {
    margin-block-start: ${token.space[1]};
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  ${media.tablet} {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    li:nth-child(odd) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
    li:nth-child(n + 3) {
      border-block-start: 1px solid ${token.border};
    }
  }
  ${media.phone} {
    ul {
      grid-template-columns: minmax(0, 1fr);
    }
    li {
      padding: ${token.space[4]} 0;
      border-inline-start: 0;
    }
    li + li {
      border-block-start: 1px solid ${token.border};
    }
  }
`
