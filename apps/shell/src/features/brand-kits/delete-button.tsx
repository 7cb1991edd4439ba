import { useLingui } from '@lingui/react/macro'
import type { BrandKit } from '@vitrine/contract'
import { DeleteButton } from '../../ui/dialogs/delete-button.tsx'
import { useRemoveKit } from './queries.ts'

export function DeleteKitButton({ kit, onDeleted }: { kit: BrandKit; onDeleted: () => void }) {
  const { t } = useLingui()
  const remove = useRemoveKit()
  const { name } = kit
  return (
    <DeleteButton
      title={t`Delete ${name}?`}
      text={t`Finished videos keep this brand. New ones can’t use it.`}
      isBusy={remove.isPending}
      onConfirm={({ onError }) => remove.mutate(kit.id, { onSuccess: onDeleted, onError })}
    />
  )
}
