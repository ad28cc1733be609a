/**
 * Loads the full stylesheet once. The first page comes with only the styles it needs; every part
 * loaded later waits for this.
 */
export function loadFullStylesheet(): Promise<void> {
  const first = document.querySelector<HTMLLinkElement>('link[data-whole]')
  const { whole } = first?.dataset ?? {}
  if (!first || whole === undefined) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = whole
    link.addEventListener('load', () => {
      delete first.dataset.whole
      resolve()
    })
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error('the styles did not load'))
    })
    first.after(link)
  })
}
