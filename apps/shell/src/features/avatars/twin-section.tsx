import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { TwinEntitlements } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { lazy, Suspense, useState } from 'react'
import styled from 'styled-components'
import { Video } from '#icons'
import { useBoot } from '../../lib/boot/boot.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useTwinEntitlements } from './twin-queries.ts'
import { TwinOffer } from './twin-offer.tsx'
import { Stack } from '../../ui/layout/stack.tsx'

// Cameras are for those who have a twin to record.
const Studio = lazy(() => import('./studio/twin-studio.tsx').then(({ TwinStudio }) => ({ default: TwinStudio })))

/** The person's digital twins: to buy, or to record with an entitlement. */
export function TwinSection() {
  const { t } = useLingui()
  const { sellsTwins } = useBoot()
  const { data, error, refetch } = useTwinEntitlements()
  if (error) {
    return <ErrorState title={t`Couldn’t load your digital twins.`} error={error} onRetry={() => void refetch()} />
  }
  if (!data) return <Skeleton height="120px" radius={token.radius.card} />
  if (data.needsOrder) return sellsTwins ? <TwinOffer usesLipSyncService={data.usesLipSyncService} /> : null
  return (
    <>
      <ToRecord entitlements={data} />
      {sellsTwins && data.source !== 'free' && <TwinOffer usesLipSyncService={data.usesLipSyncService} />}
    </>
  )
}

function ToRecord({ entitlements: { open, left, usesLipSyncService } }: { entitlements: TwinEntitlements }) {
  const [isOpenAtOnce] = useState(open > 0)
  const [isPressed, setPressed] = useState(false)
  if (open + left === 0) return null
  return (
    <Stack as="section" id="twin" aria-labelledby="twin-title">
      <h2 id="twin-title">
        {open > 0 ? (
          <Plural value={open} one="# digital twin to record" other="# digital twins to record" />
        ) : (
          <Trans>Record a digital twin</Trans>
        )}
      </h2>
      {isOpenAtOnce || isPressed ? (
        <>
          <Note>
            <WhatToExpect usesLipSyncService={usesLipSyncService} />
          </Note>
          <Suspense fallback={<Skeleton height="240px" radius={token.radius.card} />}>
            <Studio isFocused={isPressed} />
          </Suspense>
        </>
      ) : (
        <Line>
          <p>
            <WhatToExpect usesLipSyncService={usesLipSyncService} />
          </p>
          <Button variant="secondary" icon={<Video size={18} aria-hidden="true" />} onClick={() => setPressed(true)}>
            <Trans>Get started</Trans>
          </Button>
        </Line>
      )}
    </Stack>
  )
}

function WhatToExpect({ usesLipSyncService }: { usesLipSyncService: boolean }) {
  const { twinsSpeak } = useBoot()
  if (usesLipSyncService)
    return (
      <Trans>
        Your twin’s lips are synced to a voice. An external lip-sync service receives your recording and your consent
        recording, once our team has reviewed both.
      </Trans>
    )
  if (twinsSpeak)
    return (
      <Trans>
        Videos show your recording in a frame, with captions and a voice. Your mouth follows the words, using images of
        your mouth as you read. This is new and can look unnatural, so watch a video before you share it. Our team
        reviews each recording and its consent before you can use the twin.
      </Trans>
    )
  return (
    <Trans>
      Videos show your recording in a frame, with captions and a voice. The lips don’t follow the words. Our team
      reviews each recording and its consent before you can use the twin.
    </Trans>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]};
  padding: ${token.space[4]} ${token.space[5]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.card};
  background: ${token.surface};
  p {
    flex: 1 1 380px;
    max-inline-size: 76ch;
    font-size: ${token.fontSize.control};
    color: ${token.textMuted};
  }
`
