import { t } from '@lingui/core/macro'
import type { Video, VideoChange } from '@vitrine/contract'
import { problemOr } from '@vitrine/contract/client'
import { useNavigate } from 'react-router-dom'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { shortfallText } from '../../../lib/text/shortfall-text.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { useCancelVideo, useChangeVideo, useRestoreVideos, useRework } from '../life-queries.ts'
import { useDeleteVideo, useDeleteVideos, useRefreshStatus, useRetryVideo } from '../queries.ts'

/** Returns the actions on videos in a list, each with a message about its result. */
export function useVideoActions() {
  const toast = useToast()
  const [refreshing, retrying, restoring] = [useRefreshStatus(), useRetryVideo(), useRestoreVideos()]
  const [removing, removingMany] = [useDeleteVideo(), useDeleteVideos()]
  const [cancelling, changing, reworking] = [useCancelVideo(), useChangeVideo(), useRework()]
  const navigate = useNavigate()
  const succeed = (title: string, description?: string) =>
    toast({ title, tone: 'success', ...(description ? { description } : {}) })
  const fail = (description: string) => toast({ title: t`Error`, description, tone: 'destructive' })
  const failWith = (error: Error, otherwise: string) => fail(problemOr(error, otherwise))
  const restore = (ids: string[]) =>
    void restoring.mutateAsync(ids).then(
      () => succeed(t`Restored to your library`),
      (error: Error) => failWith(error, t`Couldn’t restore the video. Please try again.`),
    )
  const tellDeleted = (title: string, ids: string[]) =>
    toast({
      title,
      description: t`Kept in the trash for 30 days.`,
      tone: 'success',
      action: { label: t`Undo`, onPress: () => restore(ids) },
    })

  return {
    /** The video whose status is being asked for, or which is being started again. */
    busyId: (refreshing.isPending && refreshing.variables) || (retrying.isPending && retrying.variables) || undefined,
    isRemoving: removing.isPending || removingMany.isPending,
    isCancelling: cancelling.isPending,
    isChanging: changing.isPending,

    checkStatus: (video: Video) =>
      refreshing.mutate(video.id, {
        onSuccess: () => succeed(t`Status updated`),
        onError: () => fail(t`Failed to update video status. Please try again.`),
      }),
    retry: (video: Video) =>
      retrying.mutate(video.id, {
        onSuccess: () => {
          const title = isolated(video.title)
          succeed(t`Status updated`, t`Retrying “${title}”.`)
        },
        onError: (error) => fail(shortfallText(error) ?? t`Failed to update video status. Please try again.`),
      }),
    rework: (video: Video) =>
      reworking.mutate(video.id, {
        onSuccess: ({ id }) => void navigate(`/generate-video?draft=${id}`),
        onError: (error) => failWith(error, t`Couldn’t create the draft. Please try again.`),
      }),
    cancel: (video: Video, onDone: () => void) =>
      cancelling.mutate(video.id, {
        onSuccess: () => succeed(t`Stopped`, t`You weren’t charged.`),
        onError: (error) => failWith(error, t`Couldn’t stop the video. Please try again.`),
        onSettled: onDone,
      }),
    change: (video: Video, body: VideoChange, onDone: () => void) =>
      changing.mutate(
        { id: video.id, body },
        {
          onSuccess: (changed) => {
            const isRedrawn = changed.tasks.some(({ kind, state }) => kind === 'rebrand' && state !== 'failed')
            succeed(t`Saved`, isRedrawn ? t`Updating the video.` : undefined)
            onDone()
          },
          onError: (error) => failWith(error, t`Couldn’t save. Please try again.`),
        },
      ),
    // Callbacks of `mutate` are dropped when the list unmounts with its last video, so this uses the promise.
    remove: (video: Video, onDone: () => void) =>
      void removing
        .mutateAsync(video.id)
        .then(
          () => tellDeleted(t`Video deleted`, [video.id]),
          () => fail(t`Failed to delete the video. Please try again.`),
        )
        .finally(onDone),
    removeMany: (ids: string[], onDone: () => void) =>
      void removingMany.mutateAsync(ids).then(
        () => {
          tellDeleted(t`Videos deleted`, ids)
          onDone()
        },
        () => fail(t`Failed to delete videos. Please try again.`),
      ),
  }
}
