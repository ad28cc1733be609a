/** The first page comes with no more styles than it needs; whatever follows wants all of them. */
export function loadWholeSheet(): Promise<void> {
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
