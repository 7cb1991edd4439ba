import { token } from '@vitrine/theme'
import { type ReactNode, useEffect } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { noteTitle } from '../../lib/boot/rendered-title.ts'
import { media } from '../brand/shapes.ts'

interface PageProps {
  /** The title in the browser's tab, before the company's name. */
  title: string
  /** Extra room below for a bar that sticks to the end of the window. */
  children: ReactNode
}

/** The column of a signed-in screen. It names the browser's tab. */
export function Page({ title, children }: PageProps) {
  useTitle(title)
  return <Column>{children}</Column>
}

/** Names the browser's tab: `title | company`. */
export function useTitle(title: string): void {
  const { brand } = useBoot()
  const text = `${title} | ${brand.companyName}`
  if (import.meta.env.SSR) noteTitle(text)
  useEffect(() => {
    document.title = text
  }, [text])
}

interface PageHeadingProps {
  title: ReactNode
  text?: ReactNode
  /** The one action of the page, at the end of the line. */
  action?: ReactNode
}

/** The heading of a screen with a sentence below it. */
export function PageHeading({ title, text, action }: PageHeadingProps) {
  return (
    <Head>
      <div>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {action}
    </Head>
  )
}

/** The width all content of the product keeps to. */
export const Wrap = styled.div`
  inline-size: 100%;
  max-inline-size: calc(${token.page.width} + 2 * ${token.page.gutter});
  margin-inline: auto;
  padding-inline: ${token.page.gutter};
  ${media.narrow} {
    padding-inline: ${token.space[4]};
  }
`

const Column = styled(Wrap).attrs({ className: 't-page' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space[6]};
  padding-block: ${token.space[6]} ${token.space[8]};
  ${media.narrow} {
    gap: ${token.space[5]};
    padding-block: ${token.space[5]};
  }
`
const Head = styled.header.attrs({ className: 't-heading' })`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${token.space[4]};
  /* An icon stays beside the text on phones; what is wider goes below it. */
  > div:first-child {
    flex: 1 1 16rem;
    min-inline-size: 0;
  }
  h1 {
    font-size: clamp(1.75rem, 1.3rem + 1.7vw, 2.5rem);
    line-height: 1.1;
  }
  p {
    margin-block-start: ${token.space[1]};
    color: ${token.textMuted};
  }
`
