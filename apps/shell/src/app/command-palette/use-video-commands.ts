import { t } from '@lingui/core/macro'
import type { Video } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SquarePlay, Search } from '#icons'
import { useSettled } from '../../lib/forms/use-settled.ts'
import type { Command } from './command.ts'

const typingPauseMs = 200
const shownMost = 6
const searchCharactersMax = 200

interface VideoCommands {
  commands: Command[]
  state: 'searching' | 'found' | 'failed'
}

/** The person's videos that the server finds for what is typed, and the latest ones before anything is. */
export function useVideoCommands(typed: string): VideoCommands {
  const q = typed.trim().slice(0, searchCharactersMax)
  const settled = useSettled(q, typingPauseMs)
  const { data, error, isFetching } = useQuery({
    queryKey: ['/api/videos/palette', settled],
    queryFn: () => call('GET /api/videos', { query: { q: settled || undefined, limit: settled ? shownMost : 3 } }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const isCurrent = settled === q && !isFetching
  return {
    commands: [...(data ?? []).map(videoCommand), ...(data?.length === shownMost ? [allOf(settled)] : [])],
    state: error ? 'failed' : isCurrent ? 'found' : 'searching',
  }
}

/** A finished video opens its player; another one the library, which shows its progress. */
function videoCommand({ id, title, propertyAddress, status, thumbnailUrl }: Video): Command {
  const to = status === 'ready' ? `/watch?video=${id}` : `/my-videos?${new URLSearchParams({ q: title })}`
  return { id: `video ${id}`, to, label: title, detail: propertyAddress, Icon: SquarePlay, pictureUrl: thumbnailUrl }
}

function allOf(q: string): Command {
  const to = q ? `/my-videos?${new URLSearchParams({ q })}` : '/my-videos'
  return { id: 'all-videos', to, label: t`Show all matches in My Videos`, Icon: Search }
}
