import { keepInstallOffer } from './install.ts'

/** Makes the page installable and available offline. */
export function startWebApp(): void {
  keepInstallOffer()
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // The page itself loads first; it works without the worker too.
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
