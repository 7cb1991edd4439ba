import { openOwnTwinServer } from '../../../test/servers/own-twin-server.ts'
import { createOwnServerTwins } from './twin-provider-own-server.ts'
import { twinProviderSuite } from './twin-provider.suite.ts'

twinProviderSuite({
  kind: 'own-server',
  open: createOwnServerTwins,
  openServer: openOwnTwinServer,
  keyHeader: ['authorization', 'Bearer sk-secret'],
})
