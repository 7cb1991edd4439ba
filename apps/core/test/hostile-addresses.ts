/** Where a name of the spellings leads; what is no name here is an address as it stands. */
const NAMES: Record<string, string[]> = {
  'public.test': ['93.184.216.34'],
  'private.test': ['10.0.0.8'],
  'metadata.test': ['169.254.169.254'],
  'metadata.google.internal': ['169.254.169.254'],
  'instance-data': ['169.254.169.254'],
  'mixed.test': ['93.184.216.34', '127.0.0.1'],
  localhost: ['127.0.0.1', '::1'],
  'localhost.': ['127.0.0.1'],
  'sub.localhost': ['127.0.0.1'],
  'rebound.test': ['127.0.0.1'],
  '127.0.0.1.rebound.test': ['127.0.0.1'],
}

/** Ways to write an address that is nobody's business. */
const BARE = `
http://127.0.0.1/ http://127.1/ http://127.0.1/ http://127.127.127.127/ http://2130706433/ http://0x7f000001/
http://0x7f.0.0.1/ http://0x7f.1/ http://0x7f.0x0.0x0.0x1/ http://017700000001/ http://0177.0.0.1/ http://0177.1/
http://00000177.0.0.1/ http://0/ http://0.0.0.0/ http://localhost/ http://LOCALHOST/ http://localhost./
http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/ http://sub.localhost/ http://127.0.0.1./ http://127.0.0.1.rebound.test/ http://①②⑦.⓪.⓪.①/
http://１２７.0.0.1/ http://127。0。0。1/ http://127%2e0%2e0%2e1/ http://[::1]/ http://[0:0:0:0:0:0:0:1]/ http://[::]/
http://[::ffff:127.0.0.1]/ http://[::ffff:7f00:1]/ http://[0:0:0:0:0:ffff:127.0.0.1]/ http://[::127.0.0.1]/
http://[::ffff:0:127.0.0.1]/ http://[64:ff9b::7f00:1]/ http://[64:ff9b::127.0.0.1]/ http://[64:ff9b:1::7f00:1]/
http://[2002:7f00:1::]/ http://[2002:7f00:0001::1]/ http://[2001:0:7f00:1::1]/ http://[fe80::1]/ http://[fc00::1]/
http://[fd00:ec2::254]/ http://[ff02::1]/ http://10.0.0.1/ http://10.1/ http://172.16.0.1/ http://172.31.255.254/
http://192.168.0.1/ http://192.168.1/ http://100.64.0.1/ http://100.100.100.200/ http://169.254.169.254/
http://169.254.169.254/latest/meta-data/ http://169.254.170.2/ http://2852039166/ http://0xa9fea9fe/
http://0251.0376.0251.0376/ http://[::ffff:169.254.169.254]/ http://[::ffff:a9fe:a9fe]/ http://168.63.129.16/
http://192.0.0.170/ http://192.0.0.192/ http://192.0.2.1/ http://198.18.0.1/ http://198.51.100.1/ http://203.0.113.1/
http://224.0.0.1/ http://240.0.0.1/ http://255.255.255.255/ http://user@127.0.0.1/ http://example.com@127.0.0.1/
http://user:pass@public.test/ http://127.0.0.1\\@public.test/ http://127.0.0.1#@public.test/
http://127.0.0.1?@public.test/ http:\\\\127.0.0.1\\ http:127.0.0.1 http:/127.0.0.1/ http:///127.0.0.1/
http://rebound.test/ http://private.test/ http://mixed.test/ http://metadata.test/ http://metadata.google.internal/
http://instance-data/ https://127.0.0.1/ https://localhost/
`

/** Addresses that are not of the web, or have a port that no website uses. */
const ODD = `
http://127.0.0.1%2f@example.com/ http://127.0.0.1%00.public.test/ http://127.0.0.1%0d%0a.public.test/ http://[::1%25lo]/
http://public.test:8080/ http://public.test:22/ https://public.test:8443/ http://public.test:0/ ftp://127.0.0.1/
file:///etc/passwd file://localhost/etc/passwd gopher://127.0.0.1:PORT/_GET dict://127.0.0.1:PORT/info
ldap://127.0.0.1:PORT/ data:text/html,<title>hello</title> javascript:alert(1) blob:http://127.0.0.1:PORT/x
view-source:http://127.0.0.1:PORT/ jar:http://127.0.0.1:PORT!/ //127.0.0.1:PORT/ http:// http://127.0.0.1:80:PORT/
`

/** As people would write them. */
export const bareAddresses = BARE.trim().split(/\s+/)

/** Those once more with the port at which a trap listens, and what is odd in other ways. */
export function hostileAddresses(trapPort: number): string[] {
  const odd = ODD.trim().split(/\s+/)
  return [...bareAddresses.map(withPort), ...odd.map((spelling) => spelling.replace('PORT', String(trapPort)))]

  /** The original spelling of the host has to be tested, not the one normalised by URL. */
  function withPort(spelling: string): string {
    const asWritten = spelling.replace(/^(https?:\/\/(?:[^/?#@\\]*@)?(?:\[[^\]]*\]|[^/?#\\:@]+))/, `$1:${trapPort}`)
    if (asWritten !== spelling) return asWritten
    const url = new URL(spelling)
    url.port = String(trapPort)
    return url.href
  }
}

/** Resolves names like a malicious name server. */
export async function resolveHostile(name: string): Promise<string[]> {
  const bare = name.replace(/^\[|\]$/g, '')
  return NAMES[name] ?? (/^[\d.:a-f]+$/i.test(bare) ? [bare] : [])
}
