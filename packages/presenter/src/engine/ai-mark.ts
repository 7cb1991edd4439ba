import { appendFile } from 'node:fs/promises'

/** What films are, in the words of the IPTC's list of digital source types. */
export const SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

// The box of an mp4 or mov that holds XMP (XMP specification part 3, ISO base media files).
const XMP_BOX = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')

const PACKET = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
 Iptc4xmpExt:DigitalSourceType="${SOURCE_TYPE}"/>
</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`

/** Says in a finished mp4 or mov, for machines to read, that it was made with AI. Players pass over the box. */
export async function markAsGenerated(path: string): Promise<void> {
  const packet = Buffer.from(PACKET)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(head.length + XMP_BOX.length + packet.length)
  head.write('uuid', 4)
  await appendFile(path, Buffer.concat([head, XMP_BOX, packet]))
}
