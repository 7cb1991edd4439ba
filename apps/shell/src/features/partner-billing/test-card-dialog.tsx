import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { problemOr } from '@vitrine/contract/client'
import { useState } from 'react'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { RadioRows } from '../../ui/forms/radio-rows.tsx'
import { useKeepTestCard } from './queries.ts'
import { Stack } from '../../ui/layout/stack.tsx'

const [PAYS, DECLINES] = ['4242 4242 4242 4242', '4000 0000 0000 0002']

/** Sets the test card that invoices are charged to in test mode. */
export function TestCardDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const toast = useToast()
  const [card, setCard] = useState(PAYS)
  const keep = useKeepTestCard(() => {
    toast({ title: t`Card saved`, tone: 'success' })
    onClose()
  })
  const options = [
    { value: PAYS, title: <bdi dir="ltr">{PAYS}</bdi>, text: t`All payments succeed.` },
    { value: DECLINES, title: <bdi dir="ltr">{DECLINES}</bdi>, text: t`All payments are declined.` },
  ]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Choose a test card`}
      text={t`No real payments are made here, so you don’t need a real card.`}
    >
      <Stack>
        <RadioRows label={t`Test card`} showsLabel={false} value={card} options={options} onChange={setCard} />
        {keep.error && <Note tone="bad">{problemOr(keep.error, t`Couldn’t save the card. Try again.`)}</Note>}
        <Button busy={keep.isPending} onClick={() => keep.mutate(card)}>
          <Trans>Save card</Trans>
        </Button>
      </Stack>
    </Dialog>
  )
}
