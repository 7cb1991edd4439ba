import { Trans } from '@lingui/react/macro'
import type { Video } from '@vitrine/contract'
import { directionOf } from '@vitrine/contract'
import {
  CircleStop,
  Copy,
  Download,
  FilePen,
  ImagePlay,
  Languages,
  MailPlus,
  PencilLine,
  Proportions,
  Tag,
  Trash2,
} from '#icons'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useRef, useState } from 'react'
import { useBoot } from '../../../lib/boot/boot.ts'
import { MenuDanger, MenuHeading, MenuItem, MenuLine, MenuPanel, SubMenu } from '../../../ui/dialogs/menu.tsx'
import { isPlayable, isUnfinished, type LibraryAct } from '../library/library-acts.ts'
import { RebrandItems } from './rebrand-items.tsx'
import { VideoFilesItems } from './video-files-items.tsx'
import { VideoMenuButton } from './video-menu-button.tsx'

interface VideoMenuPanelProps {
  video: Video
  onAct: (act: LibraryAct) => void
  onRework: () => void
}

/** The open menu of a video: its files, changes to it, further versions of it, its deletion. */
export function VideoMenuPanel({ video, onAct, onRework }: VideoMenuPanelProps) {
  const [isOpen, setOpen] = useState(true)
  const isRenaming = useRef(false)
  const item = (act: LibraryAct, Icon: typeof Tag, text: ReactNode) => (
    <MenuItem
      onSelect={() => {
        isRenaming.current = act === 'rename'
        onAct(act)
      }}
    >
      <Icon size={18} aria-hidden="true" />
      {text}
    </MenuItem>
  )
  return (
    <DropdownMenu.Root dir={directionOf(useBoot().language)} open={isOpen} onOpenChange={setOpen} modal={false}>
      <DropdownMenu.Trigger asChild>
        <VideoMenuButton video={video} />
      </DropdownMenu.Trigger>
      {/* The field of the new title takes the focus; giving it back here would leave the field again. */}
      <MenuPanel onCloseAutoFocus={(event) => isRenaming.current && event.preventDefault()}>
        {isUnfinished(video) && item('cancel', CircleStop, <Trans>Stop creating</Trans>)}
        {isPlayable(video) && (
          <SubMenu icon={<Download size={18} aria-hidden="true" />} text={<Trans>Download as</Trans>}>
            <VideoFilesItems video={video}>{item('teaser', MailPlus, <Trans>GIF for email</Trans>)}</VideoFilesItems>
          </SubMenu>
        )}
        <Group title={<Trans comment="Heading of menu items that change a video">Edit</Trans>}>
          {item('rename', PencilLine, <Trans>Rename</Trans>)}
          {item('facts', Tag, <Trans>Edit price or details</Trans>)}
          {isPlayable(video) && item('thumbnail', ImagePlay, <Trans>Choose thumbnail</Trans>)}
          {isPlayable(video) && <RebrandItems video={video} />}
        </Group>
        <Group
          title={<Trans comment="Heading of menu items that create another video from this one">New version</Trans>}
        >
          {item('translate', Languages, <Trans>Create in another language</Trans>)}
          {isPlayable(video) && item('formats', Proportions, <Trans>Other formats</Trans>)}
          {item('duplicate', Copy, <Trans>Duplicate</Trans>)}
          <MenuItem onSelect={onRework}>
            <FilePen size={18} aria-hidden="true" />
            <Trans>Duplicate as draft</Trans>
          </MenuItem>
        </Group>
        <MenuLine />
        <MenuDanger onSelect={() => onAct('delete')}>
          <Trash2 size={18} aria-hidden="true" />
          <Trans>Delete</Trans>
        </MenuDanger>
      </MenuPanel>
    </DropdownMenu.Root>
  )
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <MenuLine />
      <DropdownMenu.Group>
        <MenuHeading>{title}</MenuHeading>
        {children}
      </DropdownMenu.Group>
    </>
  )
}
