import { token } from '@vitrine/theme'
import styled from 'styled-components'
import type { LegalSection } from './document.ts'

/** The numbered sections of a text. They are in English on every page, and marked as such for screen readers. */
export function LegalText({ sections }: { sections: LegalSection[] }) {
  return (
    <Text lang="en" dir="ltr">
      {sections.map(({ id, title, blocks }, index) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>
            <span>{index + 1}</span>
            {title}
          </h2>
          {blocks.map((block, place) =>
            typeof block === 'string' ? <p key={place}>{block}</p> : <Points key={place} points={block} />,
          )}
        </section>
      ))}
    </Text>
  )
}

function Points({ points }: { points: string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

const Text = styled.div`
  display: grid;
  gap: ${token.space[6]};
  section {
    display: grid;
    gap: ${token.space[3]};
    break-inside: avoid;
  }
  h2 {
    display: flex;
    gap: ${token.space[3]};
  }
  h2 span {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    color: ${token.textMuted};
  }
  ul {
    display: grid;
    gap: ${token.space[2]};
    padding-inline-start: ${token.space[5]};
    list-style: disc;
  }
`
