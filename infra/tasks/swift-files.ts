/** The ports of one temporary Swift. */
export interface SwiftPorts {
  proxy: number
  account: number
  container: number
  object: number
  memcached: number
}

/** The user of the throw-away Swift, as an S3 client names it. */
export const SWIFT_USER = { accessKeyId: 'test:tester', secretAccessKey: 'testing' }

/** Returns the configuration of a Swift of one process per server, on one device below `folder`, by file name. */
export function swiftFiles(folder: string, ports: SwiftPorts, user: string): Record<string, string> {
  const head = (port: number) =>
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0\nuser = ${user}\nswift_dir = ${folder}\n` +
    `devices = ${folder}\nmount_check = false\nlog_level = ERROR\n`
  const storage = (kind: 'account' | 'container' | 'object') =>
    `${head(ports[kind])}[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`
  return {
    'swift.conf': '[swift-hash]\nswift_hash_path_suffix = test\nswift_hash_path_prefix = test\n',
    'account.conf': storage('account'),
    'container.conf': storage('container'),
    'object.conf': storage('object'),
    'proxy.conf': head(ports.proxy) + proxyPipeline(ports.memcached),
  }
}

function proxyPipeline(memcachedPort: number): string {
  return `[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${SWIFT_USER.secretAccessKey} .admin
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcachedPort}
${['catch_errors', 'gatekeeper', 'healthcheck', 'listing_formats', 'bulk', 'copy', 'slo', 'dlo']
  .map((filter) => `[filter:${filter}]\nuse = egg:swift#${filter}\n`)
  .join('')}`
}
