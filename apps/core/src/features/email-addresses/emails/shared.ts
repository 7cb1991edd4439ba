import { msg } from '@vitrine/messages'

/** A link that confirms an address, and how long it works. */
export interface ConfirmLink {
  token: string
  hours: number
}

export const confirmLinkText = msg({
  message:
    'Confirm this address so you can recover your account with it. If you’re signed out, sign in first. The link can be used ' +
    'once and expires in {hours, number} hours.',
})

export const confirmAddress = msg({ message: 'Confirm email address' })

export function confirmAction({ token }: ConfirmLink) {
  return { label: confirmAddress, path: `/verify-email?token=${token}` }
}

/** A link that undoes a change of address, and how long it works. */
export interface UndoLink {
  token: string
  days: number
}

export const undoLinkText = msg({
  message:
    'If this wasn’t you, undo the change. The link works for {days, number} days, even if you can’t sign ' +
    'in. It restores this address and signs out every browser.',
})

export function undoAction({ token }: UndoLink) {
  return { label: msg({ message: 'Undo change' }), path: `/undo-email-change?token=${token}` }
}
