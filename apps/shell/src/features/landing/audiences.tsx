import { useLingui } from '@lingui/react/macro'
import type { Sample } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Play } from '#icons'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { Wrap } from '../../ui/layout/page.tsx'
import { media } from '../../ui/brand/shapes.ts'

interface AudiencesProps {
  /** The video that plays in the hero. */
  shown: Sample | undefined
  onShow: (sample: Sample) => void
}

/** The audiences: four cards on the ground line of the hero. Each plays an example for its audience. */
export function Audiences({ shown, onShow }: AudiencesProps) {
  const { t } = useLingui()
  const { words, samples } = useBoot()
  return (
    <Band aria-label={t`Who it’s for`}>
      <Wrap>
        <ul>
          {words.audiences.map(({ title, text }, place) => {
            const sample = samples.find(({ audience }) => audience === place)
            return (
              <li key={title}>
                <h2>
                  {sample ? (
                    <button type="button" aria-pressed={sample === shown} onClick={() => onShow(sample)}>
                      {title}
                      <Play size={16} role="img" aria-label={t`Play the example`} />
                    </button>
                  ) : (
                    title
                  )}
                </h2>
                <p>{text}</p>
              </li>
            )
          })}
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
    position: relative;
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
  /* The whole card can be pressed, while only its title is the button. */
  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[2]};
    inline-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  button:focus-visible {
    outline: none;
  }
  button:focus-visible::after {
    outline: 2px solid ${token.focus};
    outline-offset: -2px;
  }
  button svg {
    flex: none;
    color: ${token.primaryText};
  }
  button[aria-pressed='true']::after {
    border-block-start: 3px solid ${token.primaryEdge};
  }
  li:has(button):hover {
    background: ${token.hover};
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
