import { nowMs } from '#lib/clock'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const source = 'https://www.googletagmanager.com/gtag/js?id='
let started: string | undefined

/** The tag needs the `arguments` object of a call; it ignores arrays. */
function gtag(..._said: unknown[]): void {
  window.dataLayer ??= []
  window.dataLayer.push(arguments)
}

/** Loads the brand's tag once. */
function start(gtagId: string): void {
  setDisabled(gtagId, false)
  if (started === gtagId) return
  started = gtagId
  gtag('js', new Date(nowMs()))
  gtag('config', gtagId, { send_page_view: false, page_location: addressOf(location.pathname) })
  const script = document.createElement('script')
  script.async = true
  script.src = source + encodeURIComponent(gtagId)
  document.head.append(script)
}

/** Counts a page view. Only the path is sent: the query may hold a token. */
export function tellPage(gtagId: string, path: string): void {
  start(gtagId)
  gtag('set', { page_location: addressOf(path), page_title: document.title })
  gtag('event', 'page_view', { send_to: gtagId })
}

/** After consent is withdrawn, stops counting and deletes the cookies. */
export function stopAnalytics(gtagId: string): void {
  if (started === undefined) return
  setDisabled(gtagId, true)
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (/^_g(a|id|at)/.test(name)) forgetCookie(name)
  }
}

/** The tag sets its cookies for the widest domain the browser accepts. */
function forgetCookie(name: string): void {
  const parts = location.hostname.split('.')
  const domains = parts.map((_, place) => `; domain=${parts.slice(place).join('.')}`)
  for (const domain of ['', ...domains]) {
    document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}

/** The tag's own opt-out flag. */
function setDisabled(gtagId: string, isDisabled: boolean): void {
  Object.assign(window, { [`ga-disable-${gtagId}`]: isDisabled })
}

const addressOf = (path: string) => location.origin + path
