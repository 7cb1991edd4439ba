import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Avatar } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { listKey } from './queries.ts'

type Mark = 'default' | 'favourite'

/** Marks a presenter as a favorite or as the default, or ends that. Its place in the list changes with the next visit. */
export function useMark(mark: Mark) {
  const client = useQueryClient()
  const showToast = useToast()
  return useMutation({
    mutationFn: ({ id, isOn }: { id: string; isOn: boolean }) =>
      call(`${isOn ? 'PUT' : 'DELETE'} /api/avatars/:id/${mark}`, { params: { id } }),
    onSuccess: (_answer, change) => {
      client.setQueriesData<Avatar[]>({ queryKey: listKey }, (avatars) => avatars?.map(markedBy(mark, change)))
      return client.invalidateQueries({ queryKey: listKey, refetchType: 'none' })
    },
    onError: (error) =>
      showToast({ title: t`Couldn’t save your choice.`, description: faultOf(error), tone: 'destructive' }),
  })
}

function markedBy(mark: Mark, { id, isOn }: { id: string; isOn: boolean }) {
  return (avatar: Avatar): Avatar => {
    if (mark === 'favourite') return avatar.id === id ? { ...avatar, isFavourite: isOn } : avatar
    // There is one default at a time.
    return { ...avatar, isDefault: avatar.id === id ? isOn : avatar.isDefault && !isOn }
  }
}
