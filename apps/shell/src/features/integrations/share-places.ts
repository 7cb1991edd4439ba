export interface SharePlace {
  name: string
  address: string
}

/** Returns the share addresses of networks. They need no key and read picture and text from the page. */
export function sharePlaces(url: string, title: string): SharePlace[] {
  const [link, text] = [encodeURIComponent(url), encodeURIComponent(title)]
  return [
    { name: 'LinkedIn', address: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
    { name: 'Facebook', address: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { name: 'WhatsApp', address: `https://wa.me/?text=${text}%20${link}` },
    { name: 'X', address: `https://x.com/intent/post?text=${text}&url=${link}` },
  ]
}

/** YouTube takes no links, only files. */
export const YOUTUBE_UPLOAD = 'https://www.youtube.com/upload'
