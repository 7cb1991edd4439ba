import { screens } from '@vitrine/contract'
import { api } from '@vitrine/contract/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { sendProblem } from './problems.ts'

const addresses = [...Object.keys(api), ...screens.map((path) => `GET ${path}`)].map((key) => {
  const [method = '', path = ''] = key.split(' ')
  return { method, pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`) }
})

/** Answers what no route takes: by the methods that the address does know, or that there is nothing. */
export function answerStray(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = request.url.split('?')
  const methods = methodsAt(path)
  if (methods.length > 0 && request.method === 'OPTIONS')
    return reply.code(204).header('allow', methods.join(', ')).send()
  // An address may look like one that the router knows and be none, such as a parameter of thousands of characters.
  if (methods.length === 0 || methods.includes(request.method))
    return sendProblem(request, reply, new AppError('not-found'))
  return sendProblem(request, reply.header('allow', methods.join(', ')), new AppError('wrong-method'))
}

/** The address of the screen that somebody meant who wrote a slash behind it. */
export function withoutSlash({ method, url }: FastifyRequest): string | undefined {
  const [, path = '', query = ''] = /^([^?]+)\/(\?.*)?$/s.exec(url) ?? []
  return (method === 'GET' || method === 'HEAD') && screens.some((screen) => screen === path) ? path + query : undefined
}

function methodsAt(path: string): string[] {
  const known = new Set(addresses.flatMap(({ method, pattern }) => (pattern.test(path) ? [method] : [])))
  if (known.has('GET')) known.add('HEAD')
  if (known.size) known.add('OPTIONS')
  return [...known].sort()
}
