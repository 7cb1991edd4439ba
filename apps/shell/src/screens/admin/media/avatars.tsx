import { lazy, Suspense } from 'react'
import { AvatarsTab } from '../../../features/admin/media/avatars-tab.tsx'
import { useAddressParam } from '../../../lib/lists/address-param.ts'

const AvatarDialog = lazy(async () => ({
  default: (await import('../../../features/admin/media/avatar-dialog.tsx')).AvatarDialog,
}))

/** The presenters of all tenants; the address names the one that is open. */
export function Avatars() {
  const [id, open] = useAddressParam('avatar')
  return (
    <>
      <AvatarsTab onOpen={open} />
      <Suspense fallback={null}>{id && <AvatarDialog key={id} id={id} onClose={() => open(null)} />}</Suspense>
    </>
  )
}
