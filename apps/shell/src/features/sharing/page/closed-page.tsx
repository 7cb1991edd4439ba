import { Trans, useLingui } from '@lingui/react/macro'
import type { SharedPage } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { Arch } from '../../../ui/brand/brand-frame.tsx'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { useTitle, Wrap } from '../../../ui/layout/page.tsx'
import { Scene } from '../../../ui/brand/scene.tsx'
import { TopBar } from './top-bar.tsx'
import { UnlockForm } from './unlock-form.tsx'

type Closed = Exclude<SharedPage, { state: 'open' }>

/** The page of a link that shows no video: it needs a password, opens later, or leads to nothing. */
export function ClosedPage({ page }: { page: Closed }) {
  const { brand, vertical } = useBoot()
  const { title, text } = useWords(page)
  useTitle(title)
  return (
    <>
      <TopBar owner={page.state === 'missing' ? brand.companyName : page.owner} host={page.host} />
      <Middle as="main" id="main">
        <Arch size="min(200px, 50vw)" foot="flat">
          <Scene vertical={vertical} sunX={100} />
        </Arch>
        <Line />
        <h1>{title}</h1>
        <p>{text}</p>
        {page.state === 'locked' && (page.isEmbedded ? <Elsewhere url={page.url} /> : <UnlockForm />)}
      </Middle>
    </>
  )
}

// A frame on another site is not given the cookie that keeps a page open.
function Elsewhere({ url }: { url: string }) {
  return (
    <LinkButton href={url} target="_blank" rel="noopener">
      <Trans>Open this video’s page</Trans>
    </LinkButton>
  )
}

function useWords(page: Closed) {
  const { t } = useLingui()
  if (page.state === 'locked')
    return { title: t`This video is password protected`, text: t`Ask the person who sent you the link.` }
  if (page.state === 'missing')
    return {
      title: t`This video isn’t available`,
      text: t`The link may be mistyped, expired or turned off. Ask the person who sent it.`,
    }
  const moment = `${page.until.slice(0, 16).replace('T', ' ')} UTC`
  return {
    title: t`This video isn’t available yet`,
    text: (
      <Trans>
        Available from{' '}
        <time dateTime={page.until} data-opens>
          <bdi>{moment}</bdi>
        </time>
        . Leave this page open, or come back then.
      </Trans>
    ),
  }
}

const Middle = styled(Wrap)`
  flex: 1;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${token.space[3]};
  padding-block: ${token.space[5]} ${token.space[8]};
  text-align: center;
  h1 {
    margin-block-start: ${token.space[4]};
    font-size: ${token.fontSize.h2};
  }
  > p {
    max-inline-size: 52ch;
    color: ${token.textMuted};
  }
  time {
    color: ${token.text};
    font-weight: 600;
  }
`
const Line = styled.hr`
  inline-size: min(420px, 100%);
  margin-block-start: calc(-1 * ${token.space[3]});
  border: 0;
  border-block-start: 3px solid ${token.stage3};
`
