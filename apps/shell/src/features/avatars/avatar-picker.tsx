import { Trans } from '@lingui/react/macro'
import type { Avatar } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { CircleAlert, Plus } from '#icons'
import { type ReactNode, useId, useRef } from 'react'
import styled from 'styled-components'
import { Arch } from '../../ui/brand/brand-frame.tsx'
import { hiddenVisually, media } from '../../ui/brand/shapes.ts'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { AvatarGrid } from './avatar-grid.tsx'
import { AvatarSearchBox, NoFaces, useAvatarSearch } from './avatar-search.tsx'
import { AvatarText, PreviewButton } from './avatar-text.tsx'
import { Portrait } from './portrait.tsx'
import { usePreview } from './use-preview.ts'

interface AvatarPickerProps {
  avatars: readonly Avatar[]
  chosenId: string | null
  error: string | undefined
  onChoose: (id: string) => void
}

/**
 * One face out of many: the person's own first, then the stock, then how to get one's own. Arrow keys walk through them and let each
 * one talk.
 */
export function AvatarPicker({ avatars, chosenId, error, onChoose }: AvatarPickerProps) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const search = useAvatarSearch(avatars.filter(({ type, status }) => type === 'stock' || status === 'ready'))
  const custom = search.found.filter(({ type }) => type === 'custom')
  const stock = search.found.filter(({ type }) => type === 'stock')
  const choices = (list: readonly Avatar[]) =>
    list.map((avatar) => (
      <li key={avatar.id}>
        <Choice name={id} avatar={avatar} isChosen={avatar.id === chosenId} onChoose={onChoose} />
      </li>
    ))
  return (
    <Group>
      <HiddenTitle id={`${id}-title`}>
        <Trans>Choose Your AI Avatar</Trans>
      </HiddenTitle>
      {error && (
        <Fault id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </Fault>
      )}
      <AvatarSearchBox search={search} onResume={() => group.current?.querySelector('input')?.focus()} />
      <Group
        ref={group}
        role="radiogroup"
        aria-labelledby={`${id}-title`}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {custom.length > 0 && <Section title={<Trans>Your Custom Avatars</Trans>}>{choices(custom)}</Section>}
        {stock.length > 0 && <Section title={<Trans>Stock Avatars</Trans>}>{choices(stock)}</Section>}
        {!search.isNarrowed && custom.length === 0 && (
          <h3>
            <Trans>Your Custom Avatars</Trans>
          </h3>
        )}
        {!search.isNarrowed && <OwnFace />}
      </Group>
      <NoFaces search={search} />
    </Group>
  )
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      <Faces>{children}</Faces>
    </>
  )
}

interface ChoiceProps {
  name: string
  avatar: Avatar
  isChosen: boolean
  onChoose: (id: string) => void
}

function Choice({ name, avatar, isChosen, onChoose }: ChoiceProps) {
  const preview = usePreview()
  return (
    <Place {...preview.handlers}>
      <label>
        <Radio type="radio" name={name} value={avatar.id} checked={isChosen} onChange={() => onChoose(avatar.id)} />
        <span onClick={preview.toggle}>
          <Portrait avatar={avatar} preview={preview} selected={isChosen} />
        </span>
        <AvatarText avatar={avatar} />
      </label>
      <PreviewButton avatar={avatar} preview={preview} isPointerOnly />
    </Place>
  )
}

function OwnFace() {
  return (
    <Own>
      <Arch size="84px">
        <Empty>
          <Plus size={24} aria-hidden="true" />
        </Empty>
      </Arch>
      <p>
        <Trans>Want to use your own voice and appearance?</Trans>
        <br />
        <TextLink to="/manage-avatars">
          <Trans>Upload a custom avatar.</Trans>
        </TextLink>
      </p>
    </Own>
  )
}

const Group = styled.div`
  display: grid;
  gap: ${token.space[4]};
  h3 {
    font-size: ${token.fontSize.control};
    color: ${token.textMuted};
  }
`
// The page's own title says the same.
const HiddenTitle = styled.h2`
  ${hiddenVisually}
`
const Faces = styled(AvatarGrid)`
  padding-block-start: ${token.space[3]};
`
const Radio = styled.input`
  ${hiddenVisually}
`
const Place = styled.div`
  position: relative;
  display: grid;
  gap: ${token.space[3]};
  label {
    position: relative;
    display: grid;
    gap: 10px;
    cursor: pointer;
  }
  label > span:nth-of-type(1) {
    transition: transform ${token.duration.enter} ${token.ease.out};
  }
  ${media.hover} {
    label:hover > span:nth-of-type(1) {
      transform: translateY(-3px);
    }
  }
  ${Radio}:focus-visible + span {
    outline: 2px solid ${token.focus};
    outline-offset: 10px;
    border-radius: ${token.radius.card};
  }
`
const Own = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  padding-block: ${token.space[2]};
`
const Empty = styled.span`
  display: grid;
  place-items: center;
  color: ${token.primaryText};
`
const Fault = styled.p`
  display: flex;
  gap: 6px;
  font-size: ${token.fontSize.small};
  font-weight: 500;
  color: ${token.dangerText};
  svg {
    flex: none;
    margin-block-start: 2px;
  }
`
