import { escapeHtml } from '../../../platform/http/pages/escape-html.ts'

interface Course {
  /** Id of the video. */
  id: string
  title: string
  /** Names of the files beside the manifest, the first one being the page that is opened. */
  files: readonly string[]
}

/** Returns the imsmanifest.xml of a SCORM 1.2 package with one lesson. */
export function manifestOf({ id, title, files }: Course): string {
  const name = escapeHtml(textOf(title))
  const listed = files.map((file) => `      <file href="${file}"/>`)
  // An identifier of XML begins with a letter.
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="video-${id}" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${name}</title>
      <item identifier="lesson" identifierref="page" isvisible="true">
        <title>${name}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="${files[0]}">
${listed.join('\n')}
    </resource>
  </resources>
</manifest>
`
}

/** Returns a title without characters that XML forbids. */
function textOf(title: string): string {
  const safe = title
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
    .trim()
  return safe || 'Video'
}
