import type { Client, Reply } from './client.ts'

/** Sends a file as a logo, as the editor's form does. */
export function sendLogo(client: Client, file: Buffer): Promise<Reply<{ logoId: string; logoUrl: string }>> {
  return client.call('POST /api/whitelabel/logo', logoForm(file))
}

/** The body and headers of a form with a logo. */
export function logoForm(file: Buffer) {
  const boundary = 'x-border'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="logo"; filename="a"\r\ncontent-type: image/png\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

export async function uploadLogo(client: Client, file: Buffer): Promise<string> {
  return (await sendLogo(client, file)).body.logoId
}
