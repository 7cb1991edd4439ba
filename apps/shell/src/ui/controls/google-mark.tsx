import mark from './google.svg?no-inline'

export function GoogleMark() {
  return <img src={mark} alt="" width={20} height={20} />
}
