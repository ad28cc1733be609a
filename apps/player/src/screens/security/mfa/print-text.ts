/** Prints a text in a new window; returns false if the browser blocked it. */
export function printText(title: string, text: string): boolean {
  const popup = window.open('', '', 'popup,width=440,height=500')
  if (!popup) return false
  const { document: page } = popup
  const lines = page.createElement('pre')
  lines.textContent = `${title}\n\n${text}`
  page.title = title
  page.body.append(lines)
  popup.addEventListener('afterprint', () => popup.close())
  popup.print()
  return true
}
