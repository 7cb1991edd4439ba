import { token } from '@vitrine/theme'
import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'

/** The style of links and buttons in running text. */
export const textLinkLook = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 28px;
  color: ${token.link};
  font-weight: 600;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  &:hover {
    text-decoration-thickness: 2px;
  }
  /* Words are too low for a finger, so the area around them answers as well. */
  &::after {
    content: '';
    position: absolute;
    inset: -8px -4px;
  }
`

const Inside = styled(Link)`
  ${textLinkLook}
`
const Outside = styled.a`
  ${textLinkLook}
`

type TextLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { state?: unknown } & (
    | { to: string; href?: never }
    | { to?: never; href: string }
  )

/** A link in running text: `to` stays in the app, `href` leaves it. */
export function TextLink({ to, href, state, ...rest }: TextLinkProps) {
  return to === undefined ? <Outside {...rest} href={href} /> : <Inside {...rest} to={to} state={state} />
}
