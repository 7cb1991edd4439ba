import { plural, t } from '@lingui/core/macro'
import type { Avatar } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { RotateCw } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { AvatarCard } from '../features/avatars/avatar-card.tsx'
import { AvatarGrid, AvatarSkeletons } from '../features/avatars/avatar-grid.tsx'
import { AvatarSearchBox, NoFaces, useAvatarSearch } from '../features/avatars/avatar-search.tsx'
import { useAvatars } from '../features/avatars/queries.ts'
import { TwinCard } from '../features/avatars/twin-card.tsx'
import { useTwinEntitlements } from '../features/avatars/twin-queries.ts'
import { TwinSection } from '../features/avatars/twin-section.tsx'
import { firstSpokenLanguage } from '../lib/i18n/language-name.ts'
import { IconButton } from '../ui/controls/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Page, PageHeading } from '../ui/layout/page.tsx'

const pollMs = 10_000

/** The faces a person can give their videos: their own, and the stock. */
export function ManageAvatars() {
  const [language, setLanguage] = useState(firstSpokenLanguage())
  const avatars = useAvatars({ pollMs, language })
  // Shown together, so that nothing moves when the second answer arrives.
  const isPending = [avatars.isPending, useTwinEntitlements().isPending].includes(true)
  const search = useAvatarSearch(avatars.data ?? [])
  const custom = search.found.filter(({ type }) => type === 'custom')
  const stock = search.found.filter(({ type }) => type === 'stock')
  return (
    <Page title={t`Manage Avatars`}>
      <PageHeading
        title={t`Manage Avatars`}
        text={t`Your own presenters first, then ours. Hover, tap or press Preview to hear one speak.`}
        action={
          <IconButton
            variant="secondary"
            label={t`Refresh`}
            aria-busy={avatars.isRefetching}
            onClick={() => void avatars.refetch()}
          >
            <RotateCw size={18} aria-hidden="true" />
          </IconButton>
        }
      />
      {avatars.error && (
        <ErrorState
          title={t`Couldn’t load your avatars.`}
          error={avatars.error}
          onRetry={() => void avatars.refetch()}
        />
      )}
      {isPending && <AvatarSkeletons />}
      {avatars.data && !isPending && (
        <>
          <AvatarSearchBox search={search} language={language} onLanguage={setLanguage} />
          <NoFaces search={search} />
          {(custom.length > 0 || !search.isNarrowed) && (
            <Faces
              title={t`Your Custom Avatars`}
              avatars={custom}
              note={custom.length === 0 ? t`None yet` : undefined}
            />
          )}
          <TwinSection />
          {stock.length > 0 && (
            <Faces
              title={t`Stock Avatars`}
              avatars={stock}
              note={plural(stock.length, { one: '# presenter', other: '# presenters' })}
            />
          )}
        </>
      )}
    </Page>
  )
}

interface FacesProps {
  title: string
  avatars: readonly Avatar[]
  note: string | undefined
}

function Faces({ title, avatars, note }: FacesProps) {
  return (
    <Section>
      <h2>
        {title} {note && <small>{note}</small>}
      </h2>
      {avatars.length > 0 && (
        <AvatarGrid aria-label={title}>
          {avatars.map((avatar) => (
            <li key={avatar.id}>
              {avatar.type === 'custom' ? <TwinCard avatar={avatar} /> : <AvatarCard avatar={avatar} />}
            </li>
          ))}
        </AvatarGrid>
      )}
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  gap: ${token.space[4]};
  small {
    margin-inline-start: ${token.space[2]};
    font: 400 ${token.fontSize.small} / 1.4 ${token.font.text};
    letter-spacing: 0;
    color: ${token.textMuted};
  }
`
