import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import type { FaqCategory, FaqEntry } from './faq-item.ts'

/** A category with those of its entries that are shown. */
export interface Chapter {
  id: FaqCategory
  name: string
  entries: FaqEntry[]
}

/** The questions of a category, each with an address of its own. */
export function FaqChapter({ id, name, entries }: Chapter) {
  return (
    <Part id={id} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>{name}</h2>
      {entries.map((entry) => (
        <Disclosure key={entry.id} id={entry.id} title={entry.question}>
          <p>{entry.answer}</p>
          <a href={`#${entry.id}`}>
            <Trans>Link to this answer</Trans>
          </a>
        </Disclosure>
      ))}
    </Part>
  )
}

const Part = styled.section`
  & + & {
    margin-block-start: ${token.space[7]};
  }
  h2 {
    padding-block-end: ${token.space[3]};
    border-block-end: 1px solid ${token.borderControl};
  }
  details a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    font-size: ${token.fontSize.small};
    color: ${token.link};
  }
  details a:hover {
    text-decoration: underline;
  }
`
