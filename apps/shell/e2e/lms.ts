import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  png: 'image/png',
  vtt: 'text/vtt',
  mp4: 'video/mp4',
}

/**
 * A learning platform with the API of SCORM 1.2 (run-time environment, section 3.2 and 3.3). It keeps what a lesson sets in
 * `localStorage`, refuses calls out of order and values that break the data model, and writes down every call.
 */
function platform(): void {
  const OPEN = ['not attempted', 'incomplete', 'completed', 'passed', 'failed', 'browsed']
  const rules: Record<string, (value: string) => boolean> = {
    'cmi.core.lesson_status': (value) => OPEN.includes(value) && value !== 'not attempted',
    'cmi.core.lesson_location': (value) => value.length <= 255,
    'cmi.core.exit': (value) => ['time-out', 'suspend', 'logout', ''].includes(value),
    'cmi.core.session_time': (value) => /^\d{2,4}:[0-5]\d:[0-5]\d(\.\d{1,2})?$/.test(value),
    'cmi.suspend_data': (value) => value.length <= 4096,
  }
  const writeOnly = ['cmi.core.exit', 'cmi.core.session_time']
  const first: Record<string, string> = { 'cmi.core.lesson_status': 'not attempted', 'cmi.core.lesson_mode': 'normal' }
  const calls: string[][] = []
  let state = 'new'
  let error = '0'
  const answer = (code: string, value = 'true') => {
    error = code
    return code === '0' ? value : value === 'true' ? 'false' : ''
  }
  const API = {
    LMSInitialize: (text: string) => {
      const isRight = text === '' && state === 'new'
      if (isRight) state = 'open'
      return answer(isRight ? '0' : '101')
    },
    LMSFinish: () => {
      const isRight = state === 'open'
      if (isRight) state = 'over'
      return answer(isRight ? '0' : '301')
    },
    LMSGetValue: (name: string) => {
      if (state !== 'open') return answer('301', '')
      if (writeOnly.includes(name)) return answer('404', '')
      if (!(name in rules) && !(name in first)) return answer('401', '')
      return answer('0', localStorage.getItem(name) ?? first[name] ?? '')
    },
    LMSSetValue: (name: string, value: string) => {
      if (state !== 'open') return answer('301')
      const rule = rules[name]
      if (!rule) return answer(name in first ? '403' : '401')
      if (!rule(value)) return answer('405')
      localStorage.setItem(name, value)
      return answer('0')
    },
    LMSCommit: () => answer(state === 'open' ? '0' : '301'),
    LMSGetLastError: () => error,
    LMSGetErrorString: () => '',
    LMSGetDiagnostic: () => '',
  }
  const recorded = Object.entries(API).map(([name, call]) => {
    const record = (...given: string[]) => {
      const result = (call as (...given: string[]) => string)(...given)
      calls.push([name, ...given, ...(error === '0' ? [] : [`error ${error}`])])
      return result
    }
    return [name, record]
  })
  Object.assign(window, { API: Object.fromEntries(recorded), calls })
}

/** Serves the platform's page at /, which opens the lesson in a frame unless it is `?alone`, and the files of the lesson below /course/. */
export async function serveLesson(files: Record<string, Buffer>): Promise<{ url: string; server: Server }> {
  const page = `<!doctype html><title>LMS</title><script>(${platform.toString()})()</script>
`
  const frame = `<iframe src="/course/index.html" width="1000" height="760" allow="autoplay"></iframe>`
  const server = createServer((request, response) => {
    const { pathname: path, search } = new URL(request.url ?? '/', 'http://lms')
    const name = path === '/' ? 'lms.html' : path.replace('/course/', '')
    const bytes = path === '/' ? Buffer.from(search === '?alone' ? page : page + frame) : files[name]
    if (!bytes) return void response.writeHead(404).end()
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
    if (!range) return void response.writeHead(200, { 'content-type': type, 'accept-ranges': 'bytes' }).end(bytes)
    const [start, end] = [Number(range[1]), range[2] ? Number(range[2]) : bytes.length - 1]
    const head = { 'content-type': type, 'content-range': `bytes ${start}-${end}/${bytes.length}` }
    response.writeHead(206, head).end(bytes.subarray(start, end + 1))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}
