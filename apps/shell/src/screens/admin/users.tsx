import { lazy, Suspense } from 'react'
import { UsersTab } from '../../features/admin/users/users-tab.tsx'
import { useAddressParam } from '../../lib/lists/address-param.ts'

const UserDialog = lazy(async () => ({ default: (await import('./user/user-dialog.tsx')).UserDialog }))

/** People of all tenants; the address names the one whose details are open. */
export function Users() {
  const [id, open] = useAddressParam('user')
  return (
    <>
      <UsersTab onOpen={open} />
      <Suspense fallback={null}>{id && <UserDialog key={id} id={id} onClose={() => open(null)} />}</Suspense>
    </>
  )
}
