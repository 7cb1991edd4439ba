import styled from 'styled-components'
import { useTitle } from '../../kit/ui/page.tsx'
import { hiddenVisually } from '../../kit/ui/shapes.ts'
import type { OpenFilm } from './open-film.ts'
import { Player } from './player.tsx'

/** The player alone, as wide and high as the frame that another site gives it. */
export function EmbeddedFilm({ page }: { page: OpenFilm }) {
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
