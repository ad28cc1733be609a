export type Device = 'android' | 'ios'

/** An iPad calls itself a Mac, but no Mac is touched. */
export function deviceOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  const isPad = userAgent.includes('Macintosh') && maxTouchPoints > 1
  return isPad || /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : 'android'
}
