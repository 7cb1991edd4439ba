import type { Video } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { formatPlural } from '../../kit/format.ts'
import { useToast } from '../../kit/toast.ts'
import { useDeleteVideo, useDeleteVideos, useRefreshStatus, useRetryVideo } from './queries.ts'

/** What a person can do to videos in a list, each with its word on how it went. */
export function useVideoActions() {
  const toast = useToast()
  const [refreshing, retrying] = [useRefreshStatus(), useRetryVideo()]
  const [removing, removingMany] = [useDeleteVideo(), useDeleteVideos()]
  const succeed = (title: string, description?: string) =>
    toast({ title, tone: 'success', ...(description ? { description } : {}) })
  const fail = (description: string) => toast({ title: 'Error', description, tone: 'destructive' })

  return {
    /** The video whose status is being asked for, or which is being started again. */
    busyId: (refreshing.isPending && refreshing.variables) || (retrying.isPending && retrying.variables) || undefined,
    isRemoving: removing.isPending || removingMany.isPending,

    checkStatus: (video: Video) =>
      refreshing.mutate(video.id, {
        onSuccess: () => succeed('Status updated'),
        onError: () => fail('Failed to update video status. Please try again.'),
      }),
    retry: (video: Video) =>
      retrying.mutate(video.id, {
        onSuccess: () => succeed('Status updated', `“${video.title}” is being made again.`),
        onError: (error) => fail(shortfallText(error) ?? 'Failed to update video status. Please try again.'),
      }),
    remove: (video: Video, onDone: () => void) =>
      removing.mutate(video.id, {
        onSuccess: () => succeed('Video deleted'),
        onError: () => fail('Failed to delete the video. Please try again.'),
        onSettled: onDone,
      }),
    removeMany: (ids: string[], onDone: () => void) =>
      removingMany.mutate(ids, {
        onSuccess: () => {
          succeed('Videos deleted')
          onDone()
        },
        onError: () => fail('Failed to delete videos. Please try again.'),
      }),
  }
}

/** What a person with too few credits needs to hear; undefined for any other error. */
export function shortfallText(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'credits-short') return undefined
  const shortfall = error.problem?.shortfall
  return typeof shortfall === 'number'
    ? `You need ${formatPlural(shortfall, 'more credit')} for this video.`
    : error.text
}
