import type { FastifyReply } from 'fastify'
import { sendDownload } from './download.ts'

/** Sends a paper that was drawn for somebody. */
export function sendPdf(reply: FastifyReply, { pdf, fileName }: { pdf: Buffer; fileName: string }): FastifyReply {
  return sendDownload(reply, fileName, { type: 'application/pdf', content: pdf })
}
