import { UDPServer, Packet } from 'dns2'
import { createScriptedDns } from '../../test/servers/scripted-dns.ts'
import { createDnsResolver } from './resolver-dns.ts'
import { SILENT, resolverSuite, zone } from './resolver.suite.ts'

type Question = { name: string; type: number }

/** Starts a name server that serves `zone`, with trailing dots and upper case as real servers do. */
async function openNameServer() {
  const server = new UDPServer((request, send) => {
    const [question] = request.questions as Question[]
    if (!question || question.name === SILENT) return
    const response = Packet.createResponseFromRequest(request)
    const known = zone.filter(({ name }) => name === question.name)
    if (known.length === 0) response.header.rcode = 3
    for (const { type, values } of known.filter((record) => Packet.TYPE[record.type] === question.type))
      for (const value of values) response.answers.push(recordOf(question, type, value))
    void send(response)
  })
  await server.listen(0, '127.0.0.1')
  return server
}

function recordOf({ name, type }: Question, kind: string, value: string): InstanceType<typeof Packet.Resource> {
  const common = { name, type, class: Packet.CLASS.IN, ttl: 60 }
  if (kind === 'TXT') return new Packet.Resource({ ...common, data: value })
  if (kind === 'CNAME') return new Packet.Resource({ ...common, domain: `${value.toUpperCase()}.` })
  return new Packet.Resource(
    kind === 'CAA' ? { ...common, flags: 0, tag: 'issue', value } : { ...common, address: value },
  )
}

resolverSuite('dns', async () => {
  const server = await openNameServer()
  const { port } = server.address()
  const resolver = createDnsResolver({ servers: [`127.0.0.1:${port}`], timeLimitMs: 2000 })
  return { resolver, close: async () => void server.close() }
})

resolverSuite('scripted', async () => {
  const { resolver, set } = createScriptedDns()
  for (const { name, type, values } of zone) set(name, type, values)
  set(SILENT, 'TXT', 'silent')
  return { resolver, close: async () => {} }
})
