import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import type { CSSProperties, RefObject } from 'react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { groundStyle } from '../../../ui/brand/video-look.ts'
import { Wave } from '../../../ui/brand/wave.tsx'
import { formatDuration } from '../../../lib/i18n/format.ts'

interface WaveformProps {
  url: string
  durationSeconds: number
  player: RefObject<HTMLVideoElement | null>
  onSeek: (seconds: number) => void
}

/** Shows the loudness of a video over its length; a click seeks. Older videos have none. */
export function Waveform({ url, durationSeconds, player, onSeek }: WaveformProps) {
  const { t } = useLingui()
  const { data: wave } = useQuery({ queryKey: ['wave', url], queryFn: () => waveAt(url), staleTime: Infinity })
  const seconds = useSeconds(player)
  if (!wave) return null
  const played = `${(seconds / Math.max(durationSeconds, 1)) * 100}%`
  return (
    <Strip style={{ '--played': played } as CSSProperties}>
      <Wave peaks={wave} />
      <input
        type="range"
        min={0}
        max={durationSeconds}
        step={0.1}
        value={seconds}
        aria-label={t`Seek`}
        aria-valuetext={formatDuration(seconds)}
        onChange={({ target }) => onSeek(target.valueAsNumber)}
      />
    </Strip>
  )
}

async function waveAt(url: string): Promise<number[] | null> {
  // oxlint-disable-next-line no-restricted-globals -- a file of the media store, which is no call of the contract
  const answer = await fetch(url)
  return answer.ok ? ((await answer.json()) as number[]) : null
}

/** Returns the playback position in seconds. */
function useSeconds(player: WaveformProps['player']): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const { current } = player
    const follow = () => setSeconds(current?.currentTime ?? 0)
    for (const event of ['timeupdate', 'seeking']) current?.addEventListener(event, follow)
    return () => {
      for (const event of ['timeupdate', 'seeking']) current?.removeEventListener(event, follow)
    }
  }, [player])
  return seconds
}

// Time runs from left to right in every language, as on the video itself.
const Strip = styled.div`
  ${groundStyle}
  position: relative;
  block-size: 44px;
  padding: 8px;
  border-radius: ${token.radius.control};
  direction: ltr;
  svg {
    inset: 8px;
    inline-size: calc(100% - 16px);
    block-size: 28px;
  }
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:focus-within {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }
`
