import type { WordKey } from '@fairhouse/i18n'
import { pushToast } from '@fairhouse/ui'
import { call } from '#lib/call'
import { readLinks } from './links.ts'

/** Opens the brand's customer service in the window, or closes it with an error. */
export async function showService(popup: Window | null, t: (key: WordKey) => string) {
  if (!popup) {
    pushToast(t('notes.service_blocked'), 'warn')
    return
  }
  writeWaiting(popup, t('notes.service_opening'))
  try {
    const link = await findService()
    popup.location.replace(link)
    popup.focus()
  } catch {
    popup.close()
    pushToast(t('notes.service_failed'), 'bad')
  }
}

/** Text of the empty window while the service loads. */
function writeWaiting({ document: page }: Window, text: string): void {
  page.documentElement.style.colorScheme = document.documentElement.dataset.theme ?? 'dark'
  page.title = text
  page.body.textContent = text
  Object.assign(page.body.style, { font: '1rem sans-serif', padding: '2rem' })
}

async function findService(): Promise<string> {
  const [link] = await readLinks(await call('GET /wps/system/customerService'))
  if (link === undefined) throw new Error('the brand has no customer service')
  return new URL(link, location.href).href
}
