import { t } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import type { Command, CommandGroup } from './command.ts'
import { Detail, Group, GroupTitle, Label, List, Option, Still } from './palette-parts.tsx'
import { listId, optionId } from './use-active-option.ts'

interface CommandListProps {
  groups: readonly CommandGroup[]
  active: Command | undefined
  onActive: (command: Command) => void
  onRun: (command: Command) => void
}

/** The list of commands by group. The input keeps the focus and refers to the active option. */
export function CommandList({ groups, active, onActive, onRun }: CommandListProps) {
  return (
    <List id={listId} role="listbox" aria-label={t`Search results`}>
      {groups.map(({ id, title, commands }) => (
        <Group key={id} role="group" aria-labelledby={`group-${id}`}>
          <GroupTitle id={`group-${id}`} role="presentation">
            {title}
          </GroupTitle>
          {commands.map((command) => (
            <Row
              key={command.id}
              command={command}
              isActive={command.id === active?.id}
              onActive={() => onActive(command)}
              onRun={() => onRun(command)}
            />
          ))}
        </Group>
      ))}
    </List>
  )
}

interface RowProps {
  command: Command
  isActive: boolean
  onActive: () => void
  onRun: () => void
}

function Row({ command, isActive, onActive, onRun }: RowProps) {
  const { id, label, detail, Icon, lang, pictureUrl } = command
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <Option
      ref={row}
      id={optionId(id)}
      role="option"
      aria-selected={isActive}
      // A list that scrolls under a pointer at rest must not choose what comes below it.
      onPointerMove={isActive ? undefined : onActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      {pictureUrl ? <Still src={pictureUrl} alt="" loading="lazy" /> : <Icon size={18} aria-hidden="true" />}
      <Label lang={lang}>
        <bdi>{label}</bdi>
      </Label>
      {detail && (
        <Detail>
          <bdi>{detail}</bdi>
        </Detail>
      )}
    </Option>
  )
}
