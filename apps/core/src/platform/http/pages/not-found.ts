import { productScreens, screenAt } from '@vitrine/contract'
import { api } from '@vitrine/contract/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { sendProblem } from '../problems.ts'

const addresses = [...Object.keys(api), ...productScreens.map((path) => `GET ${path}`)].map((key) => {
  const [method = '', path = ''] = key.split(' ')
  return { method, pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`) }
})

/** Sends 405 with the methods of the path, 204 to OPTIONS, or 404 for an unknown path. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = request.url.split('?')
  const methods = methodsAt(path)
  if (methods.length > 0 && request.method === 'OPTIONS')
    return reply.code(204).header('allow', methods.join(', ')).send()
  // A path may match a pattern here and no route, such as a parameter of thousands of characters.
  if (methods.length === 0 || methods.includes(request.method))
    return sendProblem(request, reply, new AppError('not-found'))
  return sendProblem(request, reply.header('allow', methods.join(', ')), new AppError('wrong-method'))
}

/** Returns the address of the screen for a path with a trailing slash; undefined where there is none. */
export function screenWithoutSlash({ method, url }: FastifyRequest): string | undefined {
  const [, path = '', query = ''] = /^([^?]+)\/(\?.*)?$/s.exec(url) ?? []
  return (method === 'GET' || method === 'HEAD') && isProductScreen(path) ? path + query : undefined
}

function isProductScreen(path: string): boolean {
  const screen = screenAt(path)
  return screen !== undefined && !screen.isInternal
}

function methodsAt(path: string): string[] {
  const known = new Set(addresses.flatMap(({ method, pattern }) => (pattern.test(path) ? [method] : [])))
  if (known.has('GET')) known.add('HEAD')
  if (known.size) known.add('OPTIONS')
  return [...known].sort()
}
