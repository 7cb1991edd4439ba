import { type StoredTwin, type WireFormat, openTwinServer } from './twin-server.ts'

const statusOf = { working: ['training', 'generating'], ready: ['ready', 'ready'], failed: ['error', 'error'] } as const
const PAGE = 100

/** Behaves as Tavus does, with its dates in several formats. */
const tavus: WireFormat = {
  kindOf: (path) =>
    path.startsWith('/v2/replicas') ? 'twins' : /^\/(v2\/videos|download)/.test(path) ? 'clips' : undefined,
  idOf: (path) => /^\/v2\/\w+\/([\w-]+)/.exec(path)?.[1],
  isDownload: (path) => path.startsWith('/download/'),
  read({ body }) {
    const said = JSON.parse(body.toString()) as Record<string, string>
    const { callback_url: callbackUrl = null, replica_name: name, video_name: video, ...sources } = said
    return { reference: name ?? video ?? '', callbackUrl, sources }
  },
  show,
  list(kind, things, path, baseUrl) {
    const page = Number(new URLSearchParams(path.split('?')[1]).get('page') ?? 1)
    const data = things.slice((page - 1) * PAGE, page * PAGE).map((thing) => show(kind, thing, baseUrl))
    return { data, total_count: things.length }
  },
  notFound: { message: 'Not found' },
}

function show(kind: 'clips' | 'twins', { id, reference, status, reason }: StoredTwin, baseUrl: string) {
  const dates = { created_at: 'Mon, 14 Jul 2025 09:14:24 GMT', updated_at: '2024-08-28 15:27:40.824457' }
  if (kind === 'twins') {
    const named = { replica_id: id, replica_name: reference, status: statusOf[status][0] }
    return { ...named, training_progress: '40/100', error_message: reason, ...dates }
  }
  const named = { video_id: id, video_name: reference, status: statusOf[status][1] }
  const download = status === 'ready' ? `${baseUrl}/download/${id}` : null
  return { ...named, generation_progress: '40/100', status_details: reason, download_url: download, ...dates }
}

export const openTavusServer = () => openTwinServer(tavus)
