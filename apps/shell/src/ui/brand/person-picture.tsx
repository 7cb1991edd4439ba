import type { User } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { personInitial } from '../../lib/session/session.ts'

interface PersonPictureProps {
  user: User
  /** Width and height in CSS pixels. */
  size?: number
}

/** The person's round picture, or their initial. It has no accessible name: the name is beside it or on its menu. */
export function PersonPicture({ user, size = 36 }: PersonPictureProps) {
  if (user.profilePictureUrl) return <Photo src={user.profilePictureUrl} alt="" width={size} height={size} />
  return (
    <Initial aria-hidden="true" $size={size}>
      {personInitial(user)}
    </Initial>
  )
}

const Photo = styled.img`
  flex: none;
  border-radius: 50%;
  object-fit: cover;
  background: ${token.hover};
`
const Initial = styled.span<{ $size: number }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: 50%;
  background: ${token.secondary};
  color: ${token.onSecondary};
  font-size: ${({ $size }) => ($size > 48 ? '1.75rem' : token.fontSize.control)};
  font-weight: 600;
`
