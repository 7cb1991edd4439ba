import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/inputs.tsx'
import { MenuItem, MenuLine, MenuPanel } from '../../ui/dialogs/menu.tsx'
import { type Pane, takeOver } from './panes.ts'
import { Specimen, States } from './specimen.tsx'

/** Overlays. */
export function Overlays() {
  return (
    <>
      <DialogSpecimen />
      <ConfirmDialogSpecimen />
      <MenuSpecimen />
    </>
  )
}

function DialogSpecimen() {
  return (
    <Specimen
      name="Dialog"
      use="A short task over the page; on phones a sheet from below. Esc closes it and the focus goes back."
      avoid="anything longer than a window, or that deserves an address."
    >
      {(pane) => (
        <States>
          <Opener pane={pane} text="Dialog">
            {(isOpen, close) => (
              <Dialog open={isOpen} onClose={close} title="Rename the video" text="People see the title below it.">
                <Field label="Title">
                  <TextInput defaultValue="Harbour tour" />
                </Field>
              </Dialog>
            )}
          </Opener>
          <Opener pane={pane} text="Wide dialog">
            {(isOpen, close) => (
              <Dialog open={isOpen} onClose={close} title="Bundles" width="wide">
                <p>Tables and lists of cards have room here.</p>
              </Dialog>
            )}
          </Opener>
        </States>
      )}
    </Specimen>
  )
}

function ConfirmDialogSpecimen() {
  return (
    <Specimen
      name="ConfirmDialog"
      use="Asks before something that cannot be taken back; the button says the verb."
      avoid="what can be undone: do it and offer the undo."
    >
      {(pane) => (
        <States>
          {[false, true].map((danger) => (
            <Opener key={String(danger)} pane={pane} text={danger ? 'Delete...' : 'Publish...'}>
              {(isOpen, close) => (
                <ConfirmDialog
                  open={isOpen}
                  onClose={close}
                  onConfirm={close}
                  danger={danger}
                  title={danger ? 'Delete this video?' : 'Publish this brand?'}
                  text={danger ? 'It cannot be brought back.' : 'Everybody sees it at once.'}
                  confirmText={danger ? 'Delete' : 'Publish'}
                />
              )}
            </Opener>
          ))}
        </States>
      )}
    </Specimen>
  )
}

function MenuSpecimen() {
  return (
    <Specimen
      name="Menu"
      use="Actions on one thing, or a choice that is rarely changed."
      avoid="the main places of the product, which are always in sight."
    >
      {({ dir }) => (
        <DropdownMenu.Root dir={dir} modal={false}>
          <DropdownMenu.Trigger asChild>
            <Button variant="secondary">Open the menu</Button>
          </DropdownMenu.Trigger>
          <MenuPanel>
            <MenuItem>Rename</MenuItem>
            <MenuItem>Download</MenuItem>
            <MenuLine />
            <MenuItem>Delete</MenuItem>
          </MenuPanel>
        </DropdownMenu.Root>
      )}
    </Specimen>
  )
}

interface OpenerProps {
  pane: Pane
  text: string
  children: (isOpen: boolean, close: () => void) => ReactNode
}

function Opener({ pane, text, children }: OpenerProps) {
  const [giveBack, setGiveBack] = useState<() => void>()
  function close() {
    giveBack?.()
    setGiveBack(undefined)
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setGiveBack(() => takeOver(pane))}>
        {text}
      </Button>
      {children(giveBack !== undefined, close)}
    </>
  )
}
