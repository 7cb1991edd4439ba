import { useLingui } from '@lingui/react/macro'
import type { GlossaryEntry } from '@vitrine/contract'
import { isolated } from '../../lib/i18n/isolated.ts'
import { DeleteButton } from '../../ui/dialogs/delete-button.tsx'
import { type GlossaryKind, useRemoveTerm } from './queries.ts'

interface DeleteTermButtonProps {
  kind: GlossaryKind
  entry: GlossaryEntry
  onDeleted: () => void
}

export function DeleteTermButton({ kind, entry, onDeleted }: DeleteTermButtonProps) {
  const { t } = useLingui()
  const remove = useRemoveTerm(kind)
  const name = isolated(entry.term)
  return (
    <DeleteButton
      title={t`Delete ${name}?`}
      text={t`Finished videos stay as they are.`}
      isBusy={remove.isPending}
      onConfirm={({ onError }) => remove.mutate(entry.id, { onSuccess: onDeleted, onError })}
    />
  )
}
