import { keepInstallOffer } from './install.ts'

/** Makes the page one that can be installed and that answers without a network. */
export function startWebApp(): void {
  keepInstallOffer()
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // What the page itself needs goes first; without the worker it works as well.
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
