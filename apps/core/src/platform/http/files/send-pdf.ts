import type { FastifyReply } from 'fastify'
import { sendDownload } from './download.ts'

/** Sends a PDF document as a download. */
export function sendPdf(reply: FastifyReply, { pdf, fileName }: { pdf: Buffer; fileName: string }): FastifyReply {
  return sendDownload(reply, fileName, { type: 'application/pdf', content: pdf })
}
