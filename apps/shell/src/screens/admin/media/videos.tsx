import { lazy, Suspense } from 'react'
import { VideosTab } from '../../../features/admin/media/videos-tab.tsx'
import { useAddressParam } from '../../../lib/lists/address-param.ts'

const VideoDialog = lazy(async () => ({ default: (await import('./video-dialog.tsx')).VideoDialog }))

/** The videos of all tenants; the address names the one that is open. */
export function Videos() {
  const [id, open] = useAddressParam('video')
  return (
    <>
      <VideosTab onOpen={open} />
      <Suspense fallback={null}>{id && <VideoDialog key={id} id={id} onClose={() => open(null)} />}</Suspense>
    </>
  )
}
