import { Trans, useLingui } from '@lingui/react/macro'
import { type LegalDocument, legalDocuments } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { ArrowLeft, Printer } from '#icons'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Wrap } from '../../ui/layout/page.tsx'
import { media, pinnedHeight } from '../../ui/brand/shapes.ts'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { LegalHead } from './legal-head.tsx'
import { LegalText } from './legal-text.tsx'
import { PrintStyle } from './print-style.tsx'
import { ReturnLink } from './return-link.tsx'
import { type LegalTexts, versionAsked } from './texts.ts'
import { VersionTable } from './version-table.tsx'

/** A legal page: what it is and since when, its contents, the text in English, and what changed from version to version. */
export function LegalPage({ document, texts }: { document: LegalDocument; texts: LegalTexts }) {
  const { t } = useLingui()
  const boot = useBoot()
  const [query] = useSearchParams()
  const [now] = useState(() => new Date())
  const shown = versionAsked(document, query.get('version'), now)
  const sections = texts[shown.version]?.(boot) ?? []
  return (
    <Columns>
      <PrintStyle />
      <nav aria-label={t({ message: 'Contents', comment: 'The list of the parts of a legal page' })}>
        <TextLink to="/">
          <ArrowLeft className="flips" size={18} aria-hidden="true" />
          <Trans>Back to Home</Trans>
        </TextLink>
        <ol lang="en" dir="ltr">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article>
        <LegalHead document={document} shown={shown} now={now} />
        {boot.language !== 'en' && (
          <Note>
            <Trans>This document is in English, and the English version is binding.</Trans>
          </Note>
        )}
        <Actions>
          <Button variant="secondary" icon={<Printer size={18} aria-hidden="true" />} onClick={() => print()}>
            <Trans>Print</Trans>
          </Button>
        </Actions>
        <LegalText sections={sections} />
        <VersionTable path={legalDocuments[document].path} versions={legalDocuments[document].versions} />
        <ReturnLink />
      </article>
    </Columns>
  )
}

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: 240px minmax(0, 64ch);
  align-items: start;
  gap: ${token.space[8]};
  padding-block: ${token.space[7]} ${token.space[8]};
  > nav {
    position: sticky;
    inset-block-start: calc(${pinnedHeight} + ${token.space[5]});
    font-size: ${token.fontSize.control};
  }
  > nav ol {
    margin-block-start: ${token.space[4]};
    counter-reset: part;
  }
  > nav li {
    counter-increment: part;
  }
  > nav li a {
    display: flex;
    gap: ${token.space[3]};
    padding-block: ${token.space[2]};
    color: ${token.textMuted};
  }
  > nav li a:hover {
    color: ${token.text};
  }
  > nav li a::before {
    content: counter(part);
    min-inline-size: 1.4em;
    font-variant-numeric: tabular-nums;
  }
  > article {
    display: grid;
    gap: ${token.space[5]};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 64ch);
    gap: ${token.space[6]};
    > nav {
      position: static;
    }
  }
  ${media.narrow} {
    padding-block: ${token.space[5]} ${token.space[7]};
  }
  @media print {
    display: block;
    max-inline-size: none;
    padding: 0;
  }
`
const Actions = styled.div`
  @media print {
    display: none;
  }
`
