import { token } from '@vitrine/theme'
import { Dialog as Primitive } from 'radix-ui'
import styled, { keyframes } from 'styled-components'
import { hiddenVisually, media, pinnedHeight } from '../../ui/brand/shapes.ts'

const fade = keyframes`
  from { opacity: 0; }
`

export const Scrim = styled(Primitive.Overlay)`
  position: fixed;
  inset: ${pinnedHeight} 0 0;
  z-index: 40;
  display: grid;
  justify-items: center;
  align-items: start;
  padding: min(12vh, 112px) ${token.space[4]} ${token.space[4]};
  background: ${token.scrim};
  animation: ${fade} ${token.duration.hover} ${token.ease.out};
  ${media.narrow} {
    padding: ${token.space[2]};
  }
`
export const Panel = styled(Primitive.Content)`
  display: flex;
  flex-direction: column;
  inline-size: min(640px, 100%);
  max-block-size: min(560px, 100%);
  overflow: hidden;
  border: 1px solid ${token.border};
  border-radius: ${token.radius.card};
  background: ${token.surface};
  box-shadow: ${token.shadow3};
`
export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  padding-inline: ${token.space[4]};
  border-block-end: 1px solid ${token.border};
  color: ${token.textMuted};
  svg {
    flex: none;
  }
`
export const Typed = styled.input`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 60px;
  border: 0;
  background: none;
  color: ${token.text};
  font-size: 1.0625rem;
  /* The field keeps the focus all the time, and the list shows the active entry. */
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${token.placeholder};
    opacity: 1;
  }
`
export const List = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${token.space[2]};
  scroll-padding-block: ${token.space[7]} ${token.space[2]};
  &:empty {
    display: none;
  }
`
export const Group = styled.div`
  & + & {
    margin-block-start: ${token.space[2]};
  }
`
export const GroupTitle = styled.div`
  padding: ${token.space[2]} ${token.space[3]};
  font-size: 0.8125rem;
  font-weight: 600;
  color: ${token.textMuted};
`
export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-block-size: 44px;
  padding: ${token.space[1]} ${token.space[3]};
  border-radius: ${token.radius.control};
  font-size: ${token.fontSize.control};
  cursor: pointer;
  scroll-margin-block: ${token.space[6]} ${token.space[2]};
  > svg {
    flex: none;
    color: ${token.textMuted};
  }
  &[aria-selected='true'] {
    background: ${token.primarySubtle};
    color: ${token.primaryText};
    > svg {
      color: inherit;
    }
  }
`
export const Still = styled.img`
  flex: none;
  inline-size: 48px;
  aspect-ratio: 16 / 9;
  border-radius: ${token.radius.tag};
  object-fit: cover;
`
export const Label = styled.span`
  flex: 1 1 auto;
  min-inline-size: 0;
  overflow: hidden;
  font-weight: 500;
  text-overflow: ellipsis;
  white-space: nowrap;
`
export const Detail = styled.span`
  flex: 0 1 auto;
  min-inline-size: 0;
  max-inline-size: 55%;
  overflow: hidden;
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
  text-overflow: ellipsis;
  white-space: nowrap;
  [aria-selected='true'] > & {
    color: inherit;
  }
`
export const Message = styled.p`
  padding: ${token.space[3]} ${token.space[5]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
`
export const Count = styled.div`
  ${hiddenVisually}
`
export const Hints = styled.div`
  display: flex;
  gap: ${token.space[4]};
  padding: ${token.space[2]} ${token.space[5]};
  border-block-start: 1px solid ${token.border};
  font-size: 0.8125rem;
  color: ${token.textMuted};
  kbd {
    padding: 1px 5px;
    border: 1px solid ${token.border};
    border-radius: ${token.radius.tag};
    font: inherit;
  }
  ${media.narrow} {
    display: none;
  }
`
