import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useTitle, Wrap } from '../../../ui/layout/page.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import { ActionCard } from './action-card.tsx'
import { FactStrip } from './fact-strip.tsx'
import { VideoTitle } from './video-title.tsx'
import { LeadForm } from './lead-form.tsx'
import type { OpenVideo } from './open-video.ts'
import { PageFoot } from './page-foot.tsx'
import { Player } from './player.tsx'
import { ShareSheet } from './share-sheet.tsx'
import { TopBar } from './top-bar.tsx'
import { Transcript } from './transcript.tsx'

/** A video with its text, what to do next, and a way to ask. */
export function OpenPage({ page }: { page: OpenVideo }) {
  useTitle(page.title)
  const hasSide = page.callToAction !== null || page.asksLeads
  return (
    <>
      <TopBar owner={page.owner} host={page.host} canShare />
      <Columns as="main" id="main" $hasSide={hasSide}>
        <Main>
          <Player page={page} />
          <VideoTitle page={page} />
          <FactStrip page={page} />
          <Transcript page={page} />
        </Main>
        {hasSide && (
          <Side>
            {page.callToAction && <ActionCard action={page.callToAction} />}
            {page.asksLeads && <LeadForm page={page} />}
          </Side>
        )}
      </Columns>
      <PageFoot madeWith={page.madeWith} url={page.url} />
      <ShareSheet page={page} />
    </>
  )
}

const Columns = styled(Wrap)<{ $hasSide: boolean }>`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $hasSide }) => ($hasSide ? '340px' : '')};
  align-items: start;
  gap: ${token.space[6]};
  padding-block-end: ${token.space[8]};
  ${({ $hasSide }) => !$hasSide && 'max-inline-size: 980px;'}
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[5]};
  }
  ${media.narrow} {
    padding-inline: 0;
  }
`
// On a phone both columns are one: the action comes before the text, the form after it.
const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
  @media (max-width: 900px) {
    display: contents;
    > * {
      order: 1;
    }
    > [data-transcript] {
      order: 3;
    }
  }
`
const Side = styled.aside`
  position: sticky;
  inset-block-start: ${token.space[4]};
  display: grid;
  gap: ${token.space[4]};
  @media (max-width: 900px) {
    display: contents;
    > [data-action] {
      order: 2;
    }
    > [data-lead] {
      order: 4;
    }
  }
  ${media.narrow} {
    > * {
      margin-inline: ${token.space[4]};
    }
  }
`
