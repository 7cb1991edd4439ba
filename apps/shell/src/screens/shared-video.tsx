import type { SharedPage } from '@vitrine/contract'
import { ClosedPage } from '../features/share-page/closed-page.tsx'
import { EmbeddedFilm } from '../features/share-page/embedded-film.tsx'
import { OpenPage } from '../features/share-page/open-page.tsx'

/** The page behind a share link. It is rendered by the core only; `watch.ts` gives it life without any of the app. */
export function SharedVideo({ page }: { page: SharedPage }) {
  if (page.state !== 'open') return <ClosedPage page={page} />
  return page.isEmbedded ? <EmbeddedFilm page={page} /> : <OpenPage page={page} />
}
