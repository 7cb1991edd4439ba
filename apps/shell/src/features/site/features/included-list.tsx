import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Boot } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { Section } from '../../../ui/layout/section.tsx'
import { Unbroken } from '../../../ui/layout/unbroken.tsx'
import { media } from '../../../ui/brand/shapes.ts'

interface Group {
  title: string
  items: { name: string; text: string }[]
}

/** Everything else that this site has, by what people want to do. */
export function IncludedList() {
  const boot = useBoot()
  return (
    <div id="included">
      <Section title={<Trans>Also included</Trans>}>
        <Groups>
          {groupsOf(boot).map(({ title, items }) => (
            <section key={title}>
              <h3>{title}</h3>
              <dl>
                {items.map(({ name, text }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>
                      <Unbroken>{text}</Unbroken>
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </Groups>
      </Section>
    </div>
  )
}

function groupsOf({ switches }: Pick<Boot, 'switches'>): Group[] {
  return [
    { title: t`Create`, items: creating() },
    { title: t`Your brand`, items: branding() },
    ...(switches.batches ? [{ title: t`Many videos at once`, items: scaling() }] : []),
    { title: t`Share and measure`, items: sharing() },
    { title: t`Files and integrations`, items: integrating(switches) },
    { title: t`Your account`, items: account() },
  ]
}

function creating(): Group['items'] {
  return [
    {
      name: t`Start from a link`,
      text: t`Paste the address of a listing, hotel or offer, then review its facts, script and photos.`,
    },
    { name: t`Scenes`, text: t`See every scene first. Change its layout, photo and text.` },
    { name: t`Pronunciation`, text: t`Correct how names are said, and hear any sentence before you pay.` },
    { name: t`Live progress`, text: t`See progress and time left for each video, without reloading.` },
  ]
}

function branding(): Group['items'] {
  return [
    { name: t`Brand kits`, text: t`Your logo, colors and contacts, also imported from your website.` },
    { name: t`Rebrand`, text: t`Update finished videos to your current branding, for free.` },
    { name: t`Unbranded copies`, text: t`A second file without name or logo, for portals that need it. Free.` },
    { name: t`Price and date changes`, text: t`Update them in a finished video. The link stays, and it’s free.` },
  ]
}

function scaling(): Group['items'] {
  return [
    { name: t`Bulk creation`, text: t`Turn a CSV into videos, with a reason for every row that fails.` },
    { name: t`Listing feeds`, text: t`New and changed listings in your feed become videos, ready to start.` },
    { name: t`Personal links`, text: t`One video, with a personal copy and link for each name in your file.` },
  ]
}

function sharing(): Group['items'] {
  return [
    { name: t`Share pages`, text: t`A link, QR code or embed code, with a password, dates and your own button.` },
    { name: t`Viewer questions`, text: t`Viewers leave a message with their contact details. You get an email.` },
    { name: t`Analytics`, text: t`Views, clicks and how far people watched. No bots, no cookies.` },
  ]
}

function integrating({ customerKeys }: Boot['switches']): Group['items'] {
  return [
    { name: t`Every format`, text: t`MP4, WebM, MOV and GIF, in 16:9, 9:16, 1:1, 4:5 and 5:4, with captions.` },
    { name: t`SCORM`, text: t`A package for learning platforms, marked complete once the video is watched.` },
    { name: t`Webhooks`, text: t`Signed events for Zapier, Make, n8n or your own app.` },
    ...(customerKeys ? [{ name: t`API and MCP`, text: t`Create videos from your own apps and AI agents.` }] : []),
  ]
}

function account(): Group['items'] {
  return [
    { name: t`Credits`, text: t`One credit is one minute, charged in steps of half a credit. Failed videos are free.` },
    {
      name: t`Secure sign-in`,
      text: t`Two-factor authentication, recovery codes and control over your active sessions.`,
    },
    { name: t`Your data`, text: t`Download all your account data as a ZIP, or delete your account permanently.` },
    { name: t`Light, dark and right-to-left`, text: t`Five languages, including right-to-left, in light or dark.` },
  ]
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[7]} ${token.space[6]};
  h3 {
    padding-block-end: ${token.space[3]};
    border-block-end: 1px solid ${token.borderControl};
    font: 700 ${token.fontSize.h3}/1.3 ${token.font.display};
  }
  dl > div {
    padding-block: ${token.space[3]};
  }
  dl > div + div {
    border-block-start: 1px solid ${token.border};
  }
  dt {
    font-weight: 600;
  }
  dd {
    font-size: ${token.fontSize.control};
    color: ${token.textMuted};
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
