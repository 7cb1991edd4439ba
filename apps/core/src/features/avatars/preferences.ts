import { AppError } from '../../platform/errors/app-error.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import * as preferences from './preference-store.ts'
import { findAvatar, findOffered } from './store.ts'

type Owner = Pick<Person, 'id' | 'tenantId'>

export type AvatarPreferences = ReturnType<typeof createAvatarPreferences>

/** The favourite presenters of people, and the one that their new videos begin with. */
export function createAvatarPreferences({ db }: { db: Db }) {
  return { addFavourite, removeFavourite, setDefault, removeDefault }

  /** Throws not-found for a presenter that the person may not choose. */
  function addFavourite(person: Owner, avatarId: string): Promise<void> {
    return change(person, avatarId, findOffered, preferences.insertFavourite)
  }

  /** Throws not-found for a presenter of another person. */
  function removeFavourite(person: Owner, avatarId: string): Promise<void> {
    return change(person, avatarId, findAvatar, (tx, id) => preferences.clearMark(tx, id, avatarId, 'is_favourite'))
  }

  /** Throws not-found for a presenter that the person may not choose. */
  function setDefault(person: Owner, avatarId: string): Promise<void> {
    return change(person, avatarId, findOffered, preferences.setDefault)
  }

  /** Throws not-found for a presenter of another person. */
  function removeDefault(person: Owner, avatarId: string): Promise<void> {
    return change(person, avatarId, findAvatar, (tx, id) => preferences.clearMark(tx, id, avatarId, 'is_default'))
  }

  async function change(
    { tenantId, id }: Owner,
    avatarId: string,
    find: typeof findAvatar,
    write: (tx: TenantTx, userId: string, avatarId: string) => Promise<void>,
  ): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      if (!(await find(tx, id, avatarId))) throw new AppError('not-found')
      await write(tx, id, avatarId)
    })
  }
}
