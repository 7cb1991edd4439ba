import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { formatCount } from '../../lib/i18n/format.ts'
import { Wrap } from '../../ui/layout/page.tsx'
import { SectionLinks } from '../../ui/layout/section-links.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { faqCategoryNames, faqEntries } from './entries.ts'
import { faqCategories } from './faq-item.ts'
import { type Chapter, FaqChapter } from './faq-chapter.tsx'
import { NothingFits, NothingFound } from './nothing-fits.tsx'
import { searchEntries } from './search.ts'
import { SearchBox } from './search-box.tsx'
import { useOpenByAddress } from './use-open-by-address.ts'

/** All questions by category, with a search over questions and answers. An address with # opens the answer it names. */
export function FaqPage() {
  const { t } = useLingui()
  const boot = useBoot()
  const [query, setQuery] = useState('')
  useOpenByAddress()
  const entries = faqEntries(boot.vertical, boot)
  const found = searchEntries(entries, query)
  const names = faqCategoryNames(boot.vertical)
  const chapters = faqCategories
    .map((id) => ({ id, name: names[id], entries: found.filter(({ category }) => category === id) }))
    .filter(({ entries: { length } }) => length > 0)
  const total = formatCount(entries.length)
  return (
    <Wrap>
      <Head>
        <h1>
          <Trans>Questions and answers</Trans>
        </h1>
        <SearchBox placeholder={t`Search ${total} answers`} query={query} count={found.length} onChange={setQuery} />
      </Head>
      {found.length === 0 ? (
        <NothingFound onClear={() => setQuery('')} />
      ) : (
        <Columns>
          <SectionLinks label={t`Categories`} sections={chapters.map(linkOf)} />
          <div>
            {chapters.map((chapter) => (
              <FaqChapter key={chapter.id} {...chapter} />
            ))}
            <NothingFits />
          </div>
        </Columns>
      )}
    </Wrap>
  )
}

const linkOf = ({ id, name, entries }: Chapter) => ({ id, name, note: formatCount(entries.length) })

const Head = styled.header`
  padding-block: ${token.space[7]} ${token.space[6]};
  h1 {
    margin-block-end: ${token.space[5]};
    font-size: clamp(2rem, 1.4rem + 2.6vw, 3.25rem);
    line-height: 1.1;
  }
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  gap: ${token.space[7]};
  align-items: start;
  padding-block-end: ${token.space[8]};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[5]};
  }
`
