import styled from 'styled-components'
import { useTitle } from '../../../ui/layout/page.tsx'
import { hiddenVisually } from '../../../ui/brand/shapes.ts'
import type { OpenVideo } from './open-video.ts'
import { Player } from './player.tsx'

/** The player alone, as wide and high as the frame that another site gives it. */
export function EmbeddedVideo({ page }: { page: OpenVideo }) {
  useTitle(page.title)
  return (
    <main id="main">
      <Title>{page.title}</Title>
      <Player page={page} fills />
    </main>
  )
}

const Title = styled.h1`
  ${hiddenVisually}
`
