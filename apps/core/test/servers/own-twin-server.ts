import { type StoredTwin, type WireFormat, openTwinServer } from './twin-server.ts'

/** Behaves as docs/topics/lip-sync-servers.md says. */
const own: WireFormat = {
  kindOf: (path) => (path.startsWith('/avatars') ? 'twins' : path.startsWith('/jobs') ? 'clips' : undefined),
  idOf: (path) => /^\/\w+\/([\w-]+)/.exec(path)?.[1],
  isDownload: (path) => path.endsWith('/video'),
  read({ path, body }) {
    const query = new URLSearchParams(path.split('?')[1])
    const { reference = '', ...said } = Object.fromEntries(query)
    return { reference, callbackUrl: null, sources: { ...said, bytes: body.toString('latin1') } }
  },
  show,
  list(kind, things, path) {
    const reference = new URLSearchParams(path.split('?')[1]).get('reference')
    return { items: things.filter((thing) => thing.reference === reference).map((thing) => show(kind, thing)) }
  },
  notFound: { error: 'Not found' },
}

function show(_kind: 'clips' | 'twins', { id, status, reason }: StoredTwin) {
  return { id, status, percent: 40, ...(reason ? { error: reason } : {}) }
}

export const openOwnTwinServer = () => openTwinServer(own)
