import { token } from '@vitrine/theme'
import { ArrowRight } from '#icons'
import styled from 'styled-components'
import type { OpenVideo } from './open-video.ts'

/** The one thing that a viewer may do next; the only solid accent of the page. */
export function ActionCard({ action }: { action: NonNullable<OpenVideo['callToAction']> }) {
  return (
    <Box data-action aria-labelledby="action">
      <h2 id="action">
        <bdi>{action.label}</bdi>
      </h2>
      {action.text && (
        <p>
          <bdi>{action.text}</bdi>
        </p>
      )}
      <a href={action.url} target="_blank" rel="noopener nofollow" data-click>
        <bdi>{action.label}</bdi>
        <ArrowRight size={18} aria-hidden="true" className="flips" />
      </a>
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  gap: ${token.space[2]};
  padding: ${token.space[5]};
  border: 1px solid ${token.primaryEdge};
  border-radius: ${token.radius.card};
  background: ${token.primary};
  color: ${token.onPrimary};
  overflow-wrap: anywhere;
  h2 {
    font-size: 1.5rem;
  }
  a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${token.space[2]};
    min-block-size: 52px;
    margin-block-start: ${token.space[2]};
    padding: 8px 20px;
    border: 1px solid ${token.accentEdge};
    border-radius: ${token.radius.control};
    background: ${token.accent};
    color: ${token.onAccent};
    font-weight: 600;
    text-align: center;
  }
  a:hover {
    background: ${token.accentHover};
  }
  a:focus-visible {
    outline-color: ${token.onPrimary};
    border-radius: ${token.radius.control};
  }
  svg {
    flex: none;
  }
`
