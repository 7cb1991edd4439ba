import { token } from '@vitrine/theme'
import { ChevronDown, Search } from '#icons'
import type { ComponentPropsWithRef } from 'react'
import styled, { css } from 'styled-components'
import { useFieldLinks } from './field.tsx'

/** One line of text. */
export function TextInput(props: ComponentPropsWithRef<'input'>) {
  return <Line type="text" {...useFieldLinks()} {...props} />
}

/** Several lines of text; it grows with what is written. */
export function TextArea(props: ComponentPropsWithRef<'textarea'>) {
  return <Area {...useFieldLinks()} {...props} />
}

/** A choice of a few, drawn by the system so that it works on every device. */
export function Select({ children, ...rest }: ComponentPropsWithRef<'select'>) {
  return (
    <Wrapper>
      <Choice {...useFieldLinks()} {...rest}>
        {children}
      </Choice>
      <ChevronDown size={18} aria-hidden="true" />
    </Wrapper>
  )
}

/** A search box. `placeholder` is also its accessible name outside a `Field`. */
export function SearchInput({ placeholder, ...rest }: ComponentPropsWithRef<'input'>) {
  return (
    <Wrapper $leading>
      <Search size={18} aria-hidden="true" />
      <Line
        type="search"
        dir="auto"
        aria-label={placeholder}
        placeholder={placeholder}
        {...useFieldLinks()}
        {...rest}
      />
    </Wrapper>
  )
}

/** The look of everything one types into. */
export const controlLook = css`
  inline-size: 100%;
  min-block-size: ${token.control.height};
  padding: 9px 14px;
  border: 1px solid ${token.borderControl};
  border-radius: ${token.radius.control};
  background: ${token.surface};
  line-height: 1.5;
  transition: border-color ${token.duration.hover};
  &::placeholder {
    color: ${token.placeholder};
    opacity: 1;
  }
  &:hover {
    border-color: ${token.textMuted};
  }
  &:focus-visible {
    outline: 2px solid ${token.focus};
    outline-offset: 1px;
    border-radius: ${token.radius.control};
  }
  &:disabled {
    border-color: ${token.border};
    background: ${token.surface2};
    color: ${token.textMuted};
    cursor: not-allowed;
  }
  &[aria-invalid='true'] {
    border-color: ${token.dangerEdge};
    box-shadow: 0 0 0 1px ${token.dangerEdge};
  }
`

const Line = styled.input`
  ${controlLook}
  text-overflow: ellipsis;
  &::-webkit-search-cancel-button {
    appearance: none;
  }
  /* Otherwise dates are taller than what stands beside them. */
  &::-webkit-datetime-edit-fields-wrapper {
    padding-block: 0;
  }
`
const Area = styled.textarea`
  ${controlLook}
  display: block;
  field-sizing: content;
  min-block-size: 96px;
  padding-block: ${token.space[3]};
  resize: vertical;
`
const Choice = styled.select`
  ${controlLook}
  appearance: none;
  padding-inline-end: 40px;
  text-overflow: ellipsis;
  cursor: pointer;
`
const Wrapper = styled.span<{ $leading?: boolean }>`
  position: relative;
  display: block;
  svg {
    position: absolute;
    ${({ $leading }) => ($leading ? 'inset-inline-start' : 'inset-inline-end')}: 14px;
    inset-block-start: 13px;
    color: ${token.textMuted};
    pointer-events: none;
  }
  input {
    padding-inline-start: 42px;
  }
`
