import { token } from '@vitrine/theme'
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { BrandFrameSpinner } from '../brand/brand-frame-spinner.tsx'
import { focusRing } from '../brand/shapes.ts'

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'soft' | 'danger'
type ButtonSize = 'md' | 'lg'

interface Look {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Fills the width of its container. */
  block?: boolean
  icon?: ReactNode
}

interface ButtonProps extends Look, ComponentPropsWithRef<'button'> {
  /** While true the button shows `busyText` and cannot be pressed again. */
  busy?: boolean
  busyText?: string
}

/**
 * A button. `type="button"` by default. A browser moves the focus of a button that becomes disabled to the body, so a focused
 * one is disabled through `aria-disabled` and ignored presses instead.
 */
export function Button({ variant = 'primary', size = 'md', block = false, icon, busy = false, ...rest }: ButtonProps) {
  const { busyText, children, onClick, onFocus, onBlur, disabled = false, type = 'button', ...others } = rest
  const [isFocused, setFocused] = useState(false)
  const isInert = busy || (disabled && isFocused)
  return (
    <Body
      {...others}
      type={type}
      disabled={disabled && !isFocused}
      aria-disabled={isInert || undefined}
      aria-busy={busy || undefined}
      onClick={isInert ? ignore : onClick}
      onFocus={(event) => {
        setFocused(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setFocused(false)
        onBlur?.(event)
      }}
      $variant={variant}
      $size={size}
      $block={block}
    >
      {busy ? <BrandFrameSpinner /> : icon}
      {busy && busyText ? busyText : children}
    </Body>
  )
}

/** Also keeps a form from being sent, which clicks its button. */
function ignore(event: MouseEvent): void {
  event.preventDefault()
}

type LinkButtonProps = Look &
  Omit<ComponentPropsWithRef<'a'>, 'href'> & { state?: unknown } & (
    | { to: string; href?: never }
    | { to?: never; href: string }
  )

/** A link that looks like a button: `to` stays in the app, `href` is for mail, files and full page navigation. */
export function LinkButton({ variant = 'primary', size = 'md', block = false, icon, ...rest }: LinkButtonProps) {
  const { children, to, href, state, ...others } = rest
  const where = to === undefined ? { as: 'a' as const, href } : { as: Link, to, state }
  return (
    <Body {...(others as object)} {...where} $variant={variant} $size={size} $block={block}>
      {icon}
      {children}
    </Body>
  )
}

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** The accessible name: the button has no other text. */
  label: string
  variant?: ButtonVariant
}

/** A square button with only an icon in it. */
export function IconButton({ label, variant = 'ghost', type = 'button', ...rest }: IconButtonProps) {
  return <Square {...rest} type={type} aria-label={label} title={label} $variant={variant} $size="md" $block={false} />
}

interface IconLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The destination as accessible name, because the link has no text. */
  label: string
  href: string
}

/** A link that looks like an icon button. */
export function IconLink({ label, ...rest }: IconLinkProps) {
  return (
    <Square {...(rest as object)} as="a" aria-label={label} title={label} $variant="ghost" $size="md" $block={false} />
  )
}

const inert = ":is(:disabled, [aria-disabled='true'])"

const looks = {
  primary: css`
    background: ${token.primary};
    color: ${token.onPrimary};
    border-color: ${token.primaryEdge};
    &:hover:not(${inert}) {
      background: ${token.primaryHover};
    }
    &:active:not(${inert}) {
      background: ${token.primaryActive};
    }
  `,
  secondary: css`
    background: ${token.surface};
    color: ${token.text};
    border-color: ${token.borderControl};
    &:hover:not(${inert}) {
      background: ${token.hover};
    }
  `,
  ghost: css`
    padding-inline: ${token.space[3]};
    &:hover:not(${inert}) {
      background: ${token.hover};
    }
  `,
  soft: css`
    background: ${token.primarySubtle};
    color: ${token.primaryText};
    &:hover:not(${inert}) {
      border-color: ${token.primaryEdge};
    }
  `,
  danger: css`
    background: ${token.surface};
    color: ${token.dangerText};
    border-color: ${token.dangerEdge};
    &:hover:not(${inert}) {
      background: ${token.dangerSubtle};
    }
  `,
}

const Body = styled.button.attrs({ className: 't-button' })<{
  $variant: ButtonVariant
  $size: ButtonSize
  $block: boolean
}>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[2]};
  min-block-size: ${({ $size }) => ($size === 'lg' ? '52px' : token.control.height)};
  inline-size: ${({ $block }) => ($block ? '100%' : 'auto')};
  padding: ${({ $size }) => ($size === 'lg' ? '8px 26px' : '8px 18px')};
  border: 1px solid transparent;
  border-radius: ${token.radius.control};
  background: none;
  font: 600 ${({ $size }) => ($size === 'lg' ? token.fontSize.body : token.fontSize.control)} / 1.2 ${token.font.text};
  text-align: center;
  cursor: pointer;
  transition:
    background ${token.duration.hover},
    border-color ${token.duration.hover},
    transform ${token.duration.hover} ${token.ease.out};
  ${({ $variant }) => looks[$variant]}
  ${focusRing}
  &:active:not(${inert}) {
    transform: translateY(1px);
  }
  &${inert} {
    background: ${token.surface2};
    border-color: ${token.border};
    color: ${token.textMuted};
    cursor: not-allowed;
  }
  /* A button without a ground gets none when it is off, or it would stand out among the others. */
  ${({ $variant }) => $variant === 'ghost' && `&${inert} { border-color: transparent; background: none; opacity: 0.6; }`}
  svg {
    flex: none;
  }
`

const Square = styled(Body)`
  inline-size: 44px;
  padding: 0;
  flex: none;
`
