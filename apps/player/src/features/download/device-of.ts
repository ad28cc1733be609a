export type Device = 'android' | 'ios'

/** An iPad reports itself as a Mac, but no Mac has a touch screen. */
export function deviceOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  const isPad = userAgent.includes('Macintosh') && maxTouchPoints > 1
  return isPad || /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : 'android'
}
