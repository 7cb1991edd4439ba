import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { User } from '@vitrine/contract'
import { Search } from '#icons'
import { Dialog as Primitive } from 'radix-ui'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { focusContent } from '../../lib/focus-content.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { findOpener, giveFocusBack } from '../../ui/dialogs/focus-return.ts'
import { leavePage } from '../../ui/dialogs/leave-guard.ts'
import type { OpenedByAction } from './action-commands.ts'
import type { Command } from './command.ts'
import { CommandList } from './command-list.tsx'
import { Count, Head, Hints, Message, Panel, Scrim, Typed } from './palette-parts.tsx'
import { useCommandGroups } from './use-command-groups.ts'
import { listId, optionId, useActiveOption } from './use-active-option.ts'

interface PalettePanelProps {
  user: User
  onClose: () => void
  onOpen: (dialog: OpenedByAction) => void
}

/** The open palette: a field whose arrow keys go through the list below it, while the keyboard stays in the field. */
export function PalettePanel({ user, onClose, onOpen }: PalettePanelProps) {
  const navigate = useNavigate()
  const [opener] = useState(findOpener)
  const hasLeft = useRef(false)
  const run = (command: Command) => {
    onClose()
    if (command.to === undefined) return command.run()
    leavePage(() => {
      hasLeft.current = true
      command.before?.()
      void navigate(command.to)
    })
  }
  return (
    <Primitive.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Primitive.Portal>
        <Scrim>
          <Panel
            aria-describedby={undefined}
            onCloseAutoFocus={(event) => (hasLeft.current ? goToContent(event) : giveFocusBack(event, opener))}
          >
            <Primitive.Title hidden>{t`Search`}</Primitive.Title>
            <Combobox user={user} onOpen={onOpen} onRun={run} />
          </Panel>
        </Scrim>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Moves the focus to the content of the new screen instead of back to the opener. */
function goToContent(event: Event): void {
  event.preventDefault()
  focusContent()
}

interface ComboboxProps extends Pick<PalettePanelProps, 'user' | 'onOpen'> {
  onRun: (command: Command) => void
}

function Combobox({ user, onOpen, onRun }: ComboboxProps) {
  const [query, setQuery] = useState('')
  const { groups, videos } = useCommandGroups(user, query, onOpen)
  const commands = groups.flatMap((group) => group.commands)
  const { active, activate, onKeyDown } = useActiveOption(commands, query, onRun)
  return (
    <>
      <Head>
        <Search size={20} aria-hidden="true" />
        <Typed
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={active && optionId(active.id)}
          aria-autocomplete="list"
          aria-label={t`Search screens, videos and actions`}
          placeholder={t`Search screens, videos and actions`}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          maxLength={200}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </Head>
      <CommandList groups={groups} active={active} onActive={activate} onRun={onRun} />
      <Message>
        {videos === 'failed' && <Trans>Couldn’t search your videos.</Trans>}
        {videos === 'searching' && query.trim() !== '' && <Trans>Searching your videos...</Trans>}
        {videos === 'found' && commands.length === 0 && <NoResults query={query} />}
      </Message>
      <Count role="status">
        {query.trim() !== '' && videos !== 'searching' && (
          <Plural value={commands.length} one="# result" other="# results" />
        )}
      </Count>
      <Keys />
    </>
  )
}

function NoResults({ query }: { query: string }) {
  const typed = isolated(query.trim())
  return <Trans>No results for “{typed}”</Trans>
}

function Keys() {
  return (
    <Hints aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> <Trans comment="What the arrow keys do in the search">Move</Trans>
      </span>
      <span>
        <kbd>↵</kbd> <Trans comment="What the Enter key does in the search">Open</Trans>
      </span>
      <span>
        <kbd>Esc</kbd> <Trans>Close</Trans>
      </span>
    </Hints>
  )
}
