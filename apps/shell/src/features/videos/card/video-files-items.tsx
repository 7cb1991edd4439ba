import { Trans } from '@lingui/react/macro'
import type { Video } from '@vitrine/contract'
import { Captions, Download, FileVideo, GraduationCap, UserRound } from '#icons'
import type { ReactNode } from 'react'
import { MenuItem } from '../../../ui/dialogs/menu.tsx'
import { useExport } from './use-export.ts'

/** The menu items that download a finished video's files. `children` are items for further files. */
export function VideoFilesItems({ video, children }: { video: Video; children: ReactNode }) {
  const saveAs = useExport(video)
  return (
    <>
      <FileLink href={video.downloadUrl} name="MP4" />
      {(['webm', 'mov'] as const).map((format) => (
        <MenuItem key={format} onSelect={() => void saveAs(format)}>
          <FileVideo size={18} aria-hidden="true" />
          <DownloadOf name={format === 'webm' ? 'WebM' : 'MOV'} />
        </MenuItem>
      ))}
      {video.avatarType === 'stock' && (
        <MenuItem onSelect={() => void saveAs('transparent')}>
          <UserRound size={18} aria-hidden="true" />
          <Trans>Presenter without background</Trans>
        </MenuItem>
      )}
      {children}
      <MenuItem asChild>
        <a href={`/api/videos/${video.id}/scorm`} download>
          <GraduationCap size={18} aria-hidden="true" />
          <Trans>SCORM package</Trans>
        </a>
      </MenuItem>
      {video.captionsUrl &&
        (['vtt', 'srt'] as const).map((format) => (
          <MenuItem key={format} asChild>
            <a href={`/api/videos/${video.id}/captions?format=${format}`} download>
              <Captions size={18} aria-hidden="true" />
              <CaptionsAs name={format.toUpperCase()} />
            </a>
          </MenuItem>
        ))}
      {video.unbrandedUrl && (
        <MenuItem asChild>
          <a href={video.unbrandedUrl} download>
            <Download size={18} aria-hidden="true" />
            <Trans>Copy without your brand</Trans>
          </a>
        </MenuItem>
      )}
    </>
  )
}

function FileLink({ href, name }: { href: string | null; name: string }) {
  return (
    <MenuItem asChild>
      <a href={href ?? undefined} download>
        <Download size={18} aria-hidden="true" />
        <DownloadOf name={name} />
      </a>
    </MenuItem>
  )
}

function DownloadOf({ name }: { name: string }) {
  return <Trans comment="name is a kind of file, e.g. MP4">Download {name}</Trans>
}

function CaptionsAs({ name }: { name: string }) {
  return <Trans comment="name is a kind of file, e.g. SRT">Captions as {name}</Trans>
}
