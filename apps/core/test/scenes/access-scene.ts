import { type ApiKey, api } from '@vitrine/contract/api'
import type { Access, Call, Role, Video } from '@vitrine/contract'
import type { Db } from '../../src/platform/db/open.ts'
import { newId } from '../../src/platform/ids/ids.ts'
import { testApp } from '../app.ts'
import { HOTEL, addKit } from './brand-kits-scene.ts'
import type { Client, Reply } from '../client.ts'
import { BYTES, makeTwin } from '../uploads.ts'

/** A kind of client. */
export interface Actor {
  name: string
  isOnPlatform: boolean
  /** Whether the session is valid on the requested host. */
  isSignedInHere: boolean
  /** Whether what is Ana's is theirs. */
  isOwner?: boolean
  /** Set where the role decides. */
  role?: Role
  memberRole?: string
}

const here = { isOnPlatform: true, isSignedInHere: true }

/** Ana is a customer of the platform's tenant; everybody else is not Ana. */
export const actors: readonly Actor[] = [
  { name: 'no session', isOnPlatform: true, isSignedInHere: false },
  { name: 'an expired session', isOnPlatform: true, isSignedInHere: false },
  { name: 'a disabled person', isOnPlatform: true, isSignedInHere: false },
  { name: 'the right session on the wrong host', isOnPlatform: false, isSignedInHere: false },
  { name: 'the session of another tenant’s customer', isOnPlatform: true, isSignedInHere: false },
  { name: 'the session of another tenant’s owner', isOnPlatform: true, isSignedInHere: false },
  { name: 'another customer', ...here, role: 'customer', memberRole: 'member' },
  {
    name: 'another tenant’s customer at home',
    isOnPlatform: false,
    isSignedInHere: true,
    role: 'customer',
    memberRole: 'member',
  },
  { name: 'the tenant’s owner', ...here, role: 'partner', memberRole: 'owner' },
]

/** A body with fields for calls of all kinds. */
const BODY = {
  script: 'x',
  language: 'es',
  disabled: false,
  version: 1,
  content: {},
  edits: null,
  isAnswered: true,
  isDone: true,
  area: 'Bristol',
  isPrimary: false,
  columns: {},
  credits: 1,
  startSeconds: 1,
  reason: 'A good reason',
  subject: 'News',
  text: 'All is well.',
  isActive: true,
  urls: ['https://photos.example/1.jpg'],
  hasRights: true,
  agree: true,
  isRequired: false,
  term: 'Cove',
  spoken: 'kohv',
  second: 1,
}

/** Whether an actor who is signed in has this access. */
export function mayCall({ role, memberRole }: Actor, access: Access): boolean {
  if (access === 'anyone' || access === 'customer') return true
  return access !== 'operator' && role === 'partner' && memberRole === 'owner'
}

export interface AskedId {
  kind: 'own' | 'foreign' | 'missing' | 'malformed' | 'none'
  id: string
}

export type Scene = Awaited<ReturnType<typeof openScene>>

/** A tenant with people and things of theirs, each of which carries words that nobody else may ever read. */
export async function openScene() {
  const test = await testApp()
  const ana = await test.customer('waymark', 'ana-canary')
  const bo = await test.customer('waymark', 'bo')
  const kim = await test.customer('keystone', 'kim')
  const late = await test.customer('waymark', 'late')
  const gone = await test.customer('waymark', 'gone')
  const owner = await test.demo('waymark', 'owner')
  const otherOwner = await test.demo('azure-coast', 'owner')
  const { db } = test.deps
  await db.execute(`update session set expires_at = now() - interval '1 minute'
    where user_id in (select id from app_user where username = 'late')`)
  await db.execute(`update app_user set disabled_at = now() where username = 'gone'`)
  const videoId = await makeVideo(ana, 'A secret cove that only Ana knows.')
  const kimsVideoId = await makeVideo(kim, 'A hidden house that only Kim knows.')
  const [twins, kimsTwin] = [await makeTwin(ana, 'Ana’s secret cove'), await makeTwin(kim, 'Kim’s hidden house')]
  const twinIds = (name: keyof typeof twins) => ({ own: twins[name], foreign: kimsTwin[name] })
  const both = async (make: (client: Client, words: string) => Promise<string>) => ({
    own: await make(ana, 'Ana’s secret cove'),
    foreign: await make(kim, 'Kim’s hidden house'),
  })
  const draftIds = await both(makeDraft)
  const kitIds = await both(async (client, name) => (await addKit(client, { name })).body.id)
  const termIds = await both((client, term) => addTerm(client, 'POST /api/glossary', term))
  const siteTermIds = {
    own: await addTerm(owner, 'POST /api/whitelabel/glossary', 'Cove'),
    foreign: await addTerm(otherOwner, 'POST /api/whitelabel/glossary', 'House'),
  }
  const batchIds = await both(makeBatch)
  const importIds = { own: await makeImport(owner), foreign: await makeImport(otherOwner) }
  const newsletterIds = { own: await makeNewsletter(owner), foreign: await makeNewsletter(otherOwner) }
  const blastIds = { own: await blastOf(db, 'ana-canary'), foreign: await blastOf(db, 'kim') }
  const webhookIds = { own: await makeWebhook(ana, 'secret cove'), foreign: await makeWebhook(kim, 'hidden house') }
  const sessionIds = { own: await sessionIdOf(ana), foreign: await sessionIdOf(kim) }
  const userIds = { own: await userIdOf('ana-canary'), foreign: await userIdOf('kim') }
  const leadIds = { own: await leadOf(videoId), foreign: await leadOf(kimsVideoId) }
  const clients: Record<string, Client> = {
    'no session': test.visitor('waymark'),
    'an expired session': late,
    'a disabled person': gone,
    'the right session on the wrong host': carried(ana, 'keystone'),
    'the session of another tenant’s customer': carried(kim, 'waymark'),
    'the session of another tenant’s owner': carried(otherOwner, 'waymark'),
    'another customer': bo,
    'another tenant’s customer at home': kim,
    'the tenant’s owner': owner,
  }
  return { ana, bo, kim, videoId, ask, idsFor, canariesHiddenFrom, makeVideo, close: test.close }

  function ask(actor: Actor, key: ApiKey, asked: AskedId | undefined): Promise<Reply> {
    const client = clients[actor.name]
    if (!client) throw new Error(`nobody is called ${actor.name}`)
    const isBare = key.startsWith('GET ')
    const { bytes }: Call = api[key]
    if (bytes)
      return client.call(key, {
        params: { id: asked?.id ?? '' },
        query: { offset: '0', name: 'x' },
        body: Buffer.from('x'),
        ...BYTES,
      })
    const body = { ...BODY, videoIds: [videoId], id: newId(), uploadId: newId(), ...HOTEL }
    const ids = { id: asked?.id ?? '', sessionId: newId(), deliveryId: newId() }
    const params = { ...ids, key: 'x', token: 'x', type: 'videos', scene: '0', mood: 'calm' }
    return client.call(key, { params, ...(isBare ? {} : { body }) })
  }

  /** Returns the ids to call with, by kind (`own` is Ana’s, `foreign` another tenant’s); calls without one are made once. */
  function idsFor(key: ApiKey, { isOnPlatform }: Actor): AskedId[] {
    if (!key.includes('/:id')) return [{ kind: 'none', id: '' }]
    const { own, foreign: elsewhere } = rowsFor(key)
    const foreign = isOnPlatform ? elsewhere : own
    return [
      { kind: 'own', id: own },
      { kind: 'foreign', id: foreign },
      { kind: 'missing', id: newId() },
      { kind: 'malformed', id: "x' or 1=1" },
    ]
  }

  function rowsFor(key: ApiKey): { own: string; foreign: string } {
    if (key.includes('/webhooks/')) return webhookIds
    if (key.includes('/sessions/') && !key.includes('/users/')) return sessionIds
    if (key.includes('/uploads/')) return twinIds('uploadId')
    if (key.includes('/avatars/')) return twinIds('avatarId')
    if (key.includes('/twin-consents/')) return twinIds('consentId')
    if (key.includes('/brand-kits/')) return kitIds
    if (key.includes('/whitelabel/glossary/')) return siteTermIds
    if (key.includes('/glossary/')) return termIds
    if (key.includes('/batches/')) return batchIds
    if (key.includes('/drafts/')) return draftIds
    if (key.includes('/users/import')) return importIds
    if (key.includes('/newsletters/')) return newsletterIds
    if (key.includes('/email-blast-orders/')) return blastIds
    if (key.includes('/users/')) return userIds
    if (key.includes('/leads/')) return leadIds
    return { own: videoId, foreign: kimsVideoId }
  }

  /** Returns the canaries hidden from an actor. Ana's tenant's partners may read her name, only Ana her texts. */
  function canariesHiddenFrom({ name }: Actor): string[] {
    const words = name === 'another tenant’s customer at home' ? ['secret cove'] : ['secret cove', 'hidden house']
    return name === 'the tenant’s owner' ? words : [...words, 'ana-canary']
  }

  function carried(client: Client, tenant: string): Client {
    const elsewhere = test.visitor(tenant)
    elsewhere.cookie = client.cookie
    return elsewhere
  }

  /** Creates a contact request at a video. */
  async function leadOf(id: string): Promise<string> {
    const leadId = newId()
    await db.execute(
      `insert into lead (tenant_id, id, user_id, video_id, video_title, name, email, message, language, request_key)
       select tenant_id, $1, user_id, id, title, 'Guest', 'guest@mail.example', script, 'en', $1 from video where id = $2`,
      [leadId, id],
    )
    return leadId
  }

  async function userIdOf(username: string): Promise<string> {
    const { rows } = await db.execute('select id from app_user where username = $1', [username])
    return String(rows[0]?.id)
  }
}

async function sessionIdOf(client: Client): Promise<string> {
  const { body } = await client.call<{ id: string }[]>('GET /auth/sessions')
  return body[0]?.id ?? ''
}

async function makeDraft(client: Client, script: string): Promise<string> {
  const id = newId()
  await client.call('PUT /api/drafts/:id', { params: { id }, body: { version: 0, content: { script } } })
  return id
}

async function makeBatch(client: Client, script: string): Promise<string> {
  const { body } = await client.call<{ id: string }>('POST /api/batches', {
    query: { name: 'x.csv' },
    body: Buffer.from(`script\n${script}\n`),
    ...BYTES,
  })
  return body.id
}

async function makeWebhook(client: Client, words: string): Promise<string> {
  const body = { url: `https://hooks.example.com/?for=${words}`, events: ['avatar.ready'] }
  return (await client.call<{ id: string }>('POST /api/webhooks', { body })).body.id
}

async function makeNewsletter(client: Client): Promise<string> {
  const body = { subject: 'News', text: 'All is well.' }
  return (await client.call<{ id: string }>('POST /api/whitelabel/newsletters', { body })).body.id
}

/** A list of people that a team brought. */
async function makeImport(client: Client): Promise<string> {
  const { body } = await client.call<{ id: string }>('POST /api/whitelabel/users/import', {
    query: { name: 'people.csv' },
    body: Buffer.from('email\nsomebody@mail.example'),
    ...BYTES,
  })
  return body.id
}

/** Creates an order of the email blast. */
async function blastOf(db: Db, username: string): Promise<string> {
  const id = newId()
  await db.execute(
    `insert into email_blast_order (tenant_id, id, user_id, area, note, currency, ordered_at)
     select tenant_id, $1, id, 'Bay', '', 'USD', now() from app_user where username = $2`,
    [id, username],
  )
  return id
}

async function makeVideo(client: Client, script: string): Promise<string> {
  const { body: avatars } = await client.call<{ id: string }[]>('GET /api/avatars')
  const { status, body } = await client.call<Video>('POST /api/videos', { body: { script, avatarId: avatars[0]?.id } })
  if (status !== 201) throw new Error(`no video could be made: ${status} ${JSON.stringify(body)}`)
  return (await client.finished(body.id)).id
}

async function addTerm(
  client: Client,
  key: 'POST /api/glossary' | 'POST /api/whitelabel/glossary',
  term: string,
): Promise<string> {
  return (await client.call<{ id: string }>(key, { body: { term, spoken: 's' } })).body.id
}
