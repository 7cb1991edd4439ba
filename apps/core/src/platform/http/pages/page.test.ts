import { fastify } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import type { Tenant } from '../../tenant/tenant.ts'
import { createPage, policy } from './page.ts'
import type { Render } from './rendering.ts'

const script = '<script type="module" src="/assets/app.js"></script>'
const template = `<!doctype html><html><head><!--head-->${script}</head><body><div id="root"></div></body></html>`
const rendered = {
  html: '<h1>Text</h1>',
  styles: '<style data-styled="true"></style>',
  title: 'T',
  description: '',
  facts: [],
}
const tenant = {
  slug: 'tours',
  origin: 'https://tours.example',
  brand: { companyName: 'Tours', colours: { primary: '#123456' } },
  branding: { brand: { logoUrl: '/theme/logo.svg' } },
  brandingIn: () => ({ words: { promiseDetail: 'All of it.' }, samples: [] }),
  themeCss: ':root{}',
} as unknown as Tenant

const servers: ReturnType<typeof fastify>[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

it('a page that cannot be rendered is left to the app, and the reason is reported', async () => {
  const reported: Error[] = []
  const get = serve(() => Promise.reject(new Error('a component threw')), reported)
  const { statusCode, body } = await get()

  expect([statusCode, reported.map(({ cause }) => String(cause))]).toEqual([200, ['Error: a component threw']])
  expect(body).toContain('<div id="root"></div>')
  expect(body).toContain('src="/assets/app.js"')
  expect(reported[0]?.message).toBe('/ of tours in en could not be rendered')
})

it('a rendered page is reused for the next person', async () => {
  let count = 0
  const get = serve(async () => {
    count++
    return rendered
  })
  const [first, second] = [await get(), await get()]

  expect([first.body.includes('<h1>Text</h1>'), second.body.includes('<h1>Text</h1>'), count]).toEqual([true, true, 1])
})

it('a prerendered page loads the app by its first script only', async () => {
  const { body } = await serve(async () => rendered)()

  expect([...body.matchAll(/<script type="module".*?><\/script>/g)].map(([script]) => script)).toEqual([
    '<script type="module" crossorigin src="/assets/touch.js" data-app="/assets/app.js"></script>',
  ])
})

it('pages may play media from the object store, and load nothing else from there', () => {
  const linked = policy([], { mediaOrigin: 'https://media.example' })
  expect(linked).toContain("media-src 'self' blob: https://media.example;")
  expect(linked.split('media.example')).toHaveLength(2)
})

it('Stripe’s form may load where Stripe takes payments, and nothing of Stripe elsewhere', () => {
  expect(policy([])).not.toContain('stripe')
  expect(policy([])).toContain("frame-src 'self';")
  const ofPayments = policy([], { takesStripe: true })
  expect(ofPayments).toContain("script-src 'self' https://js.stripe.com")
  expect(ofPayments).toContain("frame-src 'self' https://js.stripe.com")
  expect(ofPayments).toContain("connect-src 'self' https://api.stripe.com")
})

function serve(render: Render, reported: Error[] = []) {
  const report = (error: Error) => void reported.push(error)
  const page = createPage({
    template,
    hydrationScript: '/assets/touch.js',
    messageFiles: () => ({}),
    firstFiles: () => '',
    webFonts: { preloads: () => [], rules: () => '', standaloneRules: () => '', lateSheet: () => '' },
    render,
    report,
  })
  const server = fastify()
  servers.push(server)
  server.get('/', (request, reply) => page.send(request, reply, tenant, { hasSession: false, publicPath: '/' }))
  return () => server.inject({ url: '/', headers: { accept: 'text/html' } })
}

it('a page may load whatever its head names, custom icons included', () => {
  for (const kind of ['style', 'img', 'font', 'manifest', 'connect', 'script'])
    expect(policy([])).toContain(`${kind}-src 'self'`)
})
