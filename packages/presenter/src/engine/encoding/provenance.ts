import { appendFile } from 'node:fs/promises'

/** The IPTC digital source type of generated media. */
export const DIGITAL_SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

// UUID of the XMP box (XMP specification part 3).
const XMP_BOX = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')

const PACKET = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
 Iptc4xmpExt:DigitalSourceType="${DIGITAL_SOURCE_TYPE}"/>
</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`

/** Appends XMP metadata to an mp4 or mov that marks it as generated with AI. Players ignore the box. */
export async function writeProvenance(path: string): Promise<void> {
  const packet = Buffer.from(PACKET)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(head.length + XMP_BOX.length + packet.length)
  head.write('uuid', 4)
  await appendFile(path, Buffer.concat([head, XMP_BOX, packet]))
}
