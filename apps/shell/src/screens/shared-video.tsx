import type { SharedPage } from '@vitrine/contract'
import { ClosedPage } from '../features/sharing/page/closed-page.tsx'
import { EmbeddedVideo } from '../features/sharing/page/embedded-video.tsx'
import { OpenPage } from '../features/sharing/page/open-page.tsx'

/** The page behind a share link. It is rendered by the core only; `share-page.ts` gives it life without any of the app. */
export function SharedVideo({ page }: { page: SharedPage }) {
  if (page.state !== 'open') return <ClosedPage page={page} />
  return page.isEmbedded ? <EmbeddedVideo page={page} /> : <OpenPage page={page} />
}
