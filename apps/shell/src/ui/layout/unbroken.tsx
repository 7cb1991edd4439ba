import { Fragment } from 'react'
import styled from 'styled-components'

/** A text whose hyphenated words, such as two-factor, stay on one line. */
export function Unbroken({ children }: { children: string }) {
  return children.split(' ').map((word, place) => (
    <Fragment key={place}>
      {place > 0 && ' '}
      {word.includes('-') ? <Whole>{word}</Whole> : word}
    </Fragment>
  ))
}

const Whole = styled.span`
  white-space: nowrap;
`
